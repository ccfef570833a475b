import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowLeft from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CROP_BOX, MAX_ZOOM, MIN_ZOOM } from '../model/crop-frame';
import type { Picture } from '../model/picture';
import { useCropper } from './use-cropper';

type CropDialogProps = {
  picture: Picture;
  /** Receives the function that cuts the picture, which may fail. */
  onCut: (cut: () => Promise<Picture>) => void;
  onClose: () => void;
};

/** The distance in px that an arrow button moves the picture. */
const STEP = 6;

const MOVES = [
  { name: 'left', x: -STEP, y: 0, Icon: KeyboardArrowLeft },
  { name: 'up', x: 0, y: -STEP, Icon: KeyboardArrowUp },
  { name: 'down', x: 0, y: STEP, Icon: KeyboardArrowDown },
  { name: 'right', x: STEP, y: 0, Icon: KeyboardArrowRight },
] as const;

/** Source: CD-2. */
export function CropDialog({ picture, onCut, onClose }: CropDialogProps) {
  const { t } = useTranslation(['card', 'common']);
  const titleId = useId();
  const zoomId = useId();
  const { mount, zoom, zoomTo, moveBy, cut } = useCropper(picture);

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth={false}
      // The tool keeps its size on the narrowest screens.
      slotProps={{ paper: { sx: { m: 1, maxWidth: 'calc(100% - 16px)' } } }}
    >
      <DialogTitle id={titleId}>{t('crop.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', justifyItems: 'center', gap: 2, px: { xs: 0, sm: 3 } }}>
        <Typography
          variant="body2"
          sx={{ maxWidth: CROP_BOX, px: { xs: 2, sm: 0 }, color: 'text.secondary' }}
        >
          {t('crop.hint')}
        </Typography>
        <Box ref={mount} sx={{ width: CROP_BOX, height: CROP_BOX, overflow: 'hidden' }} />
        <Box sx={{ width: '100%', maxWidth: CROP_BOX, px: 1.5 }}>
          <Typography id={zoomId} variant="subtitle2" component="p">
            {t('crop.zoom')}
          </Typography>
          <Slider
            aria-labelledby={zoomId}
            min={MIN_ZOOM}
            max={MAX_ZOOM}
            step={0.05}
            value={zoom}
            onChange={(_event, value) => zoomTo(value)}
          />
        </Box>
        <Box role="group" aria-label={t('crop.move.label')} sx={{ display: 'flex', gap: 1 }}>
          {MOVES.map(({ name, x, y, Icon }) => (
            <IconButton key={name} aria-label={t(`crop.move.${name}`)} onClick={() => moveBy(x, y)}>
              <Icon />
            </IconButton>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
        <Button variant="contained" onClick={() => onCut(cut)}>
          {t('crop.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
