import Badge from '@mui/icons-material/BadgeOutlined';
import Clear from '@mui/icons-material/ClearOutlined';
import Download from '@mui/icons-material/DownloadOutlined';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translateMessage } from '@/i18n/message';
import { saveFile } from '@/lib/save-file';
import { Panel } from '@/ui/page/panel';
import { ProgressBar } from '@/ui/page/progress-bar';
import { PHOTO_FILE_NAME } from '../model/card-layout';
import { CROP_CIRCLE } from '../model/crop-frame';
import type { PhotoWork } from '../model/photo-work';
import { redraw, type Picture } from '../model/picture';
import { PhotoStage } from './photo-stage';
import { PhotoTools } from './photo-tools';
import { ToolButton } from './tool-button';
import type { PhotoWorkbench } from './use-photo-work';

type PhotoStepListProps = { work: PhotoWork; onGoTo: (at: number) => void };

function PhotoStepList({ work: { steps, at }, onGoTo }: PhotoStepListProps) {
  const { t } = useTranslation('card');
  if (steps.length === 0) return null;
  const moves = [
    { label: t('step.undo'), to: at - 1, Icon: Undo },
    { label: t('step.redo'), to: at + 1, Icon: Redo },
  ];
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 1, width: '100%', maxWidth: 300 }}>
      <Box
        component="ol"
        aria-label={t('step.label')}
        sx={{ display: 'flex', flexWrap: 'wrap', flexGrow: 1, gap: 0.5, m: 0, p: 0, listStyle: 'none' }}
      >
        {steps.map(({ kind }, index) => (
          <li key={index}>
            <Button
              size="small"
              variant={index === at ? 'outlined' : 'text'}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onGoTo(index)}
              sx={{ px: 1, opacity: index > at ? 0.75 : 1 }}
            >
              {t('step.numbered', { number: index + 1, step: t(`step.${kind}`) })}
            </Button>
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexShrink: 0 }}>
        {moves.map(({ label, to, Icon }) => (
          // Not disabled at the ends, because the focus would be lost.
          <IconButton
            key={label}
            size="small"
            data-tip={label}
            aria-label={label}
            aria-disabled={!steps[to] || undefined}
            onClick={() => onGoTo(to)}
            sx={{ '&[aria-disabled=true]': { color: 'text.disabled' } }}
          >
            <Icon fontSize="small" />
          </IconButton>
        ))}
      </Box>
    </Box>
  );
}

type PhotoActionsProps = {
  bench: PhotoWorkbench;
  onPlace: (picture: Picture) => void;
  onClear: () => void;
};

/** Saves a cropped photo in the size of the circle, any other one in its current size. Source: CD-2. */
async function savePhoto(picture: Picture): Promise<void> {
  const size = { width: CROP_CIRCLE, height: CROP_CIRCLE };
  const file = picture.isRound ? await redraw(picture.blob, { isRound: true }, size) : picture;
  saveFile(file.blob, PHOTO_FILE_NAME);
}

/** Places, saves or clears the photo. The place button is the alternative to dragging it onto the card. */
function PhotoActions({ bench, onPlace, onClear }: PhotoActionsProps) {
  const { t } = useTranslation('card');
  const { picture } = bench;
  if (!picture) return null;
  const isWaiting = bench.work.busy !== null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <ToolButton startIcon={<Badge />} isWaiting={isWaiting} onClick={() => onPlace(picture)}>
        {t('photo.place')}
      </ToolButton>
      <ToolButton
        variant="text"
        startIcon={<Download />}
        isWaiting={isWaiting}
        onClick={() => void savePhoto(picture)}
      >
        {t('photo.download')}
      </ToolButton>
      <ToolButton variant="text" startIcon={<Clear />} isWaiting={false} onClick={onClear}>
        {t('photo.clear')}
      </ToolButton>
    </Box>
  );
}

// Lazy, because the crop tool is heavy and not always needed.
const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog')).CropDialog }));

type PhotoPanelProps = {
  bench: PhotoWorkbench;
  profilePhoto: Picture | null;
  onPlace: (picture: Picture) => void;
};

/** Prepares a photo for the card in steps that can be undone. Source: CD-2, CD-3. */
export function PhotoPanel({ bench, profilePhoto, onPlace }: PhotoPanelProps) {
  const { t } = useTranslation('card');
  const { work, picture } = bench;
  const [isCropping, setIsCropping] = useState(false);
  const stage = useRef<HTMLDivElement>(null);

  function clear() {
    stage.current?.focus();
    bench.clear();
  }

  return (
    <Panel title={t('photo.title')} subtitle={t('photo.purpose')} isScreenOnly>
      <Box sx={{ containerType: 'inline-size' }}>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: 'minmax(0, 1fr)',
            '@container (min-width: 560px)': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
          }}
        >
          <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center', minWidth: 0 }}>
            <PhotoStage ref={stage} bench={bench} />
            <PhotoStepList work={work} onGoTo={bench.goTo} />
          </Box>
          <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
            {work.problem && <Alert severity="error">{translateMessage(work.problem)}</Alert>}
            <PhotoTools bench={bench} profilePhoto={profilePhoto} onCrop={() => setIsCropping(true)} />
            <PhotoActions bench={bench} onPlace={onPlace} onClear={clear} />
          </Box>
        </Box>
      </Box>
      {isCropping && picture && (
        <Suspense fallback={<ProgressBar isActive />}>
          <CropDialog
            picture={picture}
            onCut={(cut) => void bench.crop(cut).finally(() => setIsCropping(false))}
            onClose={() => setIsCropping(false)}
          />
        </Suspense>
      )}
    </Panel>
  );
}
