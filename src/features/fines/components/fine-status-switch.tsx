import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import type { Fine } from '../fields';
import { useFineFormat } from './use-fine-format';

type FineStatusSwitchProps = {
  fine: Fine;
  /** Asks first; the switch moves when the status has changed. */
  onChange: (fine: Fine) => void;
};

/** Source: FIN-4. */
export function FineStatusSwitch({ fine, onChange }: FineStatusSwitchProps) {
  const { t } = useTranslation('fines');
  const format = useFineFormat();
  const isComplete = fine.status === 1;
  const status = isComplete ? t('status.complete') : t('status.pending');
  return (
    <FormControlLabel
      label={status}
      sx={{
        mr: 0,
        '@media print': { ml: 0 },
        whiteSpace: 'nowrap',
        '& .MuiFormControlLabel-label': {
          typography: 'body2',
          color: isComplete ? 'success.text' : 'text.secondary',
        },
      }}
      control={
        <Switch
          size="small"
          checked={isComplete}
          onChange={() => onChange(fine)}
          sx={{ mr: 1 }}
          slotProps={{
            input: { role: 'switch', 'aria-label': t('status.of', { ...format.named(fine), status }) },
          }}
        />
      }
    />
  );
}
