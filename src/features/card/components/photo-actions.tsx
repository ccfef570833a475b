import Badge from '@mui/icons-material/BadgeOutlined';
import Clear from '@mui/icons-material/ClearOutlined';
import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@/lib/save-file';
import { PHOTO_FILE_NAME } from '../model/card-layout';
import { CROP_CIRCLE } from '../model/crop-frame';
import { redraw, type Picture } from '../model/picture';
import { ToolButton } from './tool-button';
import type { PhotoWorkbench } from './use-photo-work';

type PhotoActionsProps = {
  bench: PhotoWorkbench;
  onPlace: (picture: Picture) => void;
  onClear: () => void;
};

/** A cropped photo is saved in the size of the circle, any other as it is in work. Source: CD-2. */
async function savePhoto(picture: Picture): Promise<void> {
  const size = { width: CROP_CIRCLE, height: CROP_CIRCLE };
  const file = picture.isRound ? await redraw(picture.blob, { isRound: true }, size) : picture;
  saveFile(file.blob, PHOTO_FILE_NAME);
}

/** What becomes of the photo. The button does what a drag onto the card does. */
export function PhotoActions({ bench, onPlace, onClear }: PhotoActionsProps) {
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
