import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import type { BatchState } from './use-batch-run';

type BatchStatusProps = {
  state: BatchState;
  /** The number of cards, at least one. */
  count: number;
  onStop: () => void;
  onPrinted: () => void;
};

export function BatchStatus({ state, count, onStop, onPrinted }: BatchStatusProps) {
  const { t } = useTranslation(['cards', 'common']);
  if (state.kind === 'reading' || state.kind === 'drawing') {
    const values = { done: state.done, all: count };
    const progress =
      state.kind === 'reading' ? t('cards:run.reading', values) : t('cards:run.drawing', values);
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Box sx={{ flexGrow: 1, minWidth: 180 }}>
          <span className="tabular">{progress}</span>
          <LinearProgress
            variant="determinate"
            value={(state.done / count) * 100}
            aria-label={progress}
            sx={{ mt: 0.5 }}
          />
        </Box>
        <Button size="small" onClick={onStop}>
          {t('cards:run.stop')}
        </Button>
      </Box>
    );
  }
  if (state.kind === 'failed') return <Alert severity="error">{t('cards:run.failed')}</Alert>;
  if (state.kind !== 'printing') return null;
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={onPrinted}>
          {t('common:action.close')}
        </Button>
      }
    >
      {t('cards:run.printing')}
    </Alert>
  );
}
