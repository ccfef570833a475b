import LocalFireDepartment from '@mui/icons-material/LocalFireDepartment';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import type { Fine } from '../fields';
import { countTone } from '../model/fine-ledger';
import { FINE_STATUS } from '../model/fine-status';
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
  const isComplete = fine.status === FINE_STATUS.complete;
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
            // The name contains the visible label (WCAG 2.5.3).
            input: { 'aria-label': t('status.of', { ...format.named(fine), status }) },
          }}
        />
      }
    />
  );
}

export function FineCount({ count }: { count: number }) {
  const tone = countTone(count);
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', verticalAlign: 'middle', alignItems: 'center', gap: 0.5 }}
    >
      {tone !== 'calm' && <WarningIcon isSevere={tone === 'severe'} />}
      {count}
    </Box>
  );
}

function WarningIcon({ isSevere }: { isSevere: boolean }) {
  const { t } = useTranslation('fines');
  const Icon = isSevere ? LocalFireDepartment : WarningAmber;
  const words = isSevere ? t('count.severe') : t('count.warning');
  return (
    <Icon
      data-tip={words}
      role="img"
      // MUI hides an icon without titleAccess.
      aria-hidden={false}
      aria-label={words}
      sx={{ fontSize: 20, color: isSevere ? 'error.text' : 'warning.text' }}
    />
  );
}
