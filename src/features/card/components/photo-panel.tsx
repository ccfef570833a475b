import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translateMessage } from '@/i18n/message';
import { Panel } from '@/ui/page/panel';
import { ProgressBar } from '@/ui/page/progress-bar';
import type { Picture } from '../model/picture';
import { PhotoActions } from './photo-actions';
import { PhotoStage } from './photo-stage';
import { PhotoStepList } from './photo-step-list';
import { PhotoTools } from './photo-tools';
import type { PhotoWorkbench } from './use-photo-work';

// The crop tool is heavy and not always wanted.
const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog')).CropDialog }));

type PhotoPanelProps = {
  bench: PhotoWorkbench;
  /** The chosen member's stored photo, if there is one. */
  profilePhoto: Picture | null;
  onPlace: (picture: Picture) => void;
};

/** Makes a photo ready for the card, step by step; each can be taken back. Source: CD-2, CD-3. */
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
    <Panel title={t('photo.title')} subtitle={t('photo.purpose')}>
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
