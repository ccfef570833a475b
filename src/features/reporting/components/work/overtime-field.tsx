import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, type KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SLOT_HOURS } from '@/lib/time-slot';
import { useFormat } from '@/i18n/format';
import { maxOvertime } from '../../model/work-time';
import { useWorkForm, useWorkInput } from './use-work-form';

/** Overtime in steps of half an hour, from none to what fits before 24:00. Arrow keys step it. Source: RP-6. */
export function OvertimeField() {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  const labelId = useId();
  const { control } = useWorkForm();
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ control, name: 'overtimeHours' });
  const max = maxOvertime(useWorkInput(control));
  // The wish is kept: it counts again once there is room for it.
  const hours = Math.min(value, max);
  const change = (next: number) => onChange(Math.max(0, Math.min(max, next)));

  function stepByKey(event: KeyboardEvent) {
    const targets: Record<string, number> = {
      ArrowUp: hours + SLOT_HOURS,
      ArrowRight: hours + SLOT_HOURS,
      ArrowDown: hours - SLOT_HOURS,
      ArrowLeft: hours - SLOT_HOURS,
      Home: 0,
      End: max,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    change(target);
  }

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography id={labelId} variant="body2" sx={{ flexGrow: 1, fontWeight: 'fontWeightMedium' }}>
        {t('work.overtime')}
      </Typography>
      <IconButton
        size="small"
        aria-label={t('work.less')}
        disabled={hours <= 0}
        onClick={() => change(hours - SLOT_HOURS)}
        sx={{ border: 1, borderColor: 'control.border' }}
      >
        <Remove fontSize="small" />
      </IconButton>
      <Box
        ref={ref}
        role="spinbutton"
        tabIndex={0}
        aria-labelledby={labelId}
        aria-valuenow={hours}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={format.hours(hours)}
        onKeyDown={stepByKey}
        onBlur={onBlur}
        className="tabular"
        sx={{ minWidth: 96, px: 1, py: 0.5, borderRadius: 1, textAlign: 'center', typography: 'body2' }}
      >
        {format.hours(hours)}
      </Box>
      <IconButton
        size="small"
        aria-label={t('work.more')}
        disabled={hours >= max}
        onClick={() => change(hours + SLOT_HOURS)}
        sx={{ border: 1, borderColor: 'control.border' }}
      >
        <Add fontSize="small" />
      </IconButton>
    </Box>
  );
}
