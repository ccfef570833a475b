import Badge from '@mui/icons-material/BadgeOutlined';
import Clear from '@mui/icons-material/ClearOutlined';
import Download from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translateMessage } from '@/i18n/message';
import { saveFile } from '@/lib/save-file';
import { lazyComponent } from '@/start/lazy-component';
import { WaitingButton } from '@/ui/form/waiting-button';
import { Panel } from '@/ui/page/panel';
import { TopProgressBar } from '@/ui/page/progress-bar';
import { CROP_CIRCLE } from '../model/crop-frame';
import { redraw, type Picture } from '../model/picture';
import { PhotoStage } from './photo-stage';
import { PhotoStepList } from './photo-step-list';
import { PhotoTools } from './photo-tools';
import type { PhotoEditor } from './use-photo-editor';

type PhotoActionsProps = {
  editor: PhotoEditor;
  onPlace: (picture: Picture) => void;
  onClear: () => void;
};

/** Saves a cropped photo in the size of the circle, any other one in its current size. Source: CD-2. */
async function savePhoto(picture: Picture): Promise<void> {
  const size = { width: CROP_CIRCLE, height: CROP_CIRCLE };
  const file = picture.isRound ? await redraw(picture.blob, { isRound: true }, size) : picture;
  saveFile(file.blob, 'staff-image.png');
}

function PhotoActions({ editor, onPlace, onClear }: PhotoActionsProps) {
  const { t } = useTranslation('card');
  const { picture } = editor;
  const save = useMutation({
    mutationFn: savePhoto,
    meta: { writes: [], failure: 'card:problem.photoDownload' },
  });
  if (!picture) return null;
  const isWaiting = editor.work.busy !== null || save.isPending;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <WaitingButton
        variant="outlined"
        startIcon={<Badge />}
        isBlocked={isWaiting}
        onClick={() => onPlace(picture)}
      >
        {t('photo.place')}
      </WaitingButton>
      <WaitingButton startIcon={<Download />} isBlocked={isWaiting} onClick={() => save.mutate(picture)}>
        {t('photo.download')}
      </WaitingButton>
      <Button startIcon={<Clear />} onClick={onClear}>
        {t('photo.clear')}
      </Button>
    </Box>
  );
}

const CropDialog = lazyComponent(async () => (await import('./crop-dialog')).CropDialog, {
  meanwhile: <TopProgressBar isActive />,
});

type PhotoPanelProps = {
  editor: PhotoEditor;
  profilePhoto: Picture | null;
  onPlace: (picture: Picture) => void;
};

/** Source: CD-2, CD-3. */
export function PhotoPanel({ editor, profilePhoto, onPlace }: PhotoPanelProps) {
  const { t } = useTranslation('card');
  const { work, picture } = editor;
  const [isCropping, setIsCropping] = useState(false);
  const stage = useRef<HTMLDivElement>(null);

  function clear() {
    stage.current?.focus();
    editor.clear();
  }

  /** Ends a crop that may be running, so that a late one does not change the photo. */
  function cancelCrop() {
    editor.cancel();
    setIsCropping(false);
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
            <PhotoStage ref={stage} editor={editor} />
            <PhotoStepList work={work} onGoTo={editor.goTo} />
          </Box>
          <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
            {work.problem && <Alert severity="error">{translateMessage(work.problem)}</Alert>}
            <PhotoTools editor={editor} profilePhoto={profilePhoto} onCrop={() => setIsCropping(true)} />
            <PhotoActions editor={editor} onPlace={onPlace} onClear={clear} />
          </Box>
        </Box>
      </Box>
      {isCropping && picture && (
        <CropDialog
          picture={picture}
          onCut={(cut) => void editor.crop(cut).finally(() => setIsCropping(false))}
          onClose={cancelCrop}
        />
      )}
    </Panel>
  );
}
