import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PhotoTask } from '../model/photo-work';

type PhotoBusyProps = { task: PhotoTask; onCancel: () => void };

/** Lies over the photo while a step runs, and can end it. Source: CD-2. */
export function PhotoBusy({ task, onCancel }: PhotoBusyProps) {
  const { t } = useTranslation(['card', 'common']);
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1.5,
        p: 2,
        textAlign: 'center',
        backgroundColor: 'background.paper',
        opacity: 0.94,
      }}
    >
      <CircularProgress aria-hidden size={36} />
      <Typography role="status" variant="subtitle2" component="p">
        {t(`busy.${task}`)}
      </Typography>
      <Button size="small" variant="outlined" onClick={onCancel}>
        {t('common:action.cancel')}
      </Button>
    </Box>
  );
}
