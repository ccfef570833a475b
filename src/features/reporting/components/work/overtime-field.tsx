import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useId, type KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import { isComposing } from '@/lib/key-press';
import { SLOT_HOURS } from '@/lib/time-slot';
import { useFormat } from '@/i18n/format';
import { maxOvertime } from '../../model/work-time';
import styles from './overtime-field.module.css';
import { useWorkForm, useWorkInput } from './use-work-form';

const STEPS: Record<string, number> = {
  ArrowUp: SLOT_HOURS,
  ArrowRight: SLOT_HOURS,
  ArrowDown: -SLOT_HOURS,
  ArrowLeft: -SLOT_HOURS,
  Home: -Infinity,
  End: Infinity,
};

/** Overtime in steps of half an hour, from none to what fits before 24:00. Arrow keys step it. Source: RP-6. */
export function OvertimeField() {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  const labelId = useId();
  const { control, getValues } = useWorkForm();
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ control, name: 'overtimeHours' });
  const max = maxOvertime(useWorkInput(control));
  // The requested overtime is kept: it applies again once it fits.
  const hours = Math.min(value, max);

  const step = useCallback(
    (by: number) => {
      const input = getValues();
      const most = maxOvertime(input);
      onChange(Math.max(0, Math.min(most, Math.min(input.overtimeHours, most) + by)));
    },
    [getValues, onChange],
  );

  function stepByKey(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (by === undefined || isComposing(event)) return;
    event.preventDefault();
    step(by);
  }

  return (
    <div className={styles.overtime}>
      <Typography id={labelId} variant="subtitle2" component="p" className={styles.label}>
        {t('work.overtime')}
      </Typography>
      <StepButton label={t('work.less')} by={-SLOT_HOURS} isOff={hours <= 0} onStep={step} />
      <div
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
        className={classNames('tabular', styles.amount)}
      >
        {format.hours(hours)}
      </div>
      <StepButton label={t('work.more')} by={SLOT_HOURS} isOff={hours >= max} onStep={step} />
    </div>
  );
}

type StepButtonProps = { label: string; by: number; isOff: boolean; onStep: (by: number) => void };

/** Memoised: most steps do not change it. */
const StepButton = memo(function StepButton({ label, by, isOff, onStep }: StepButtonProps) {
  const Icon = by > 0 ? Add : Remove;
  return (
    <IconButton
      size="small"
      aria-label={label}
      disabled={isOff}
      onClick={() => onStep(by)}
      className={styles.step}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
});
