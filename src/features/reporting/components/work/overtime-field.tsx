import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useId, type KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import { hasModifier, isComposing } from '@/lib/key-press';
import { SLOT_HOURS } from '@/lib/time-slot';
import { useFormat } from '@/i18n/format';
import { maxOvertime } from '../../model/work-time';
import styles from './overtime-field.module.css';
import { useWorkForm, useWorkInput } from './use-work-form';

/** In hours. */
const STEPS: Record<string, number> = {
  ArrowUp: SLOT_HOURS,
  ArrowRight: SLOT_HOURS,
  ArrowDown: -SLOT_HOURS,
  ArrowLeft: -SLOT_HOURS,
  Home: -Infinity,
  End: Infinity,
};

/** Source: RP-6. */
export function OvertimeField() {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  const labelId = useId();
  const { control, getValues } = useWorkForm();
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ control, name: 'overtimeHours' });
  const max = maxOvertime(useWorkInput());
  // The form keeps the requested overtime, which applies again once it fits before 24:00.
  const hours = Math.min(value, max);

  const addHours = useCallback(
    (added: number) => {
      const input = getValues();
      const currentMax = maxOvertime(input);
      const before = Math.min(input.overtimeHours, currentMax);
      onChange(Math.max(0, Math.min(currentMax, before + added)));
    },
    [getValues, onChange],
  );

  function stepByKey(event: KeyboardEvent) {
    const added = STEPS[event.key];
    if (added === undefined || hasModifier(event) || isComposing(event)) return;
    event.preventDefault();
    addHours(added);
  }

  return (
    <div className={styles.overtime}>
      <Typography id={labelId} variant="subtitle2" component="p" className={styles.label}>
        {t('work.overtime')}
      </Typography>
      <StepButton label={t('work.less')} added={-SLOT_HOURS} isDisabled={hours <= 0} onStep={addHours} />
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
      <StepButton label={t('work.more')} added={SLOT_HOURS} isDisabled={hours >= max} onStep={addHours} />
    </div>
  );
}

type StepButtonProps = {
  label: string;
  /** In hours. */
  added: number;
  isDisabled: boolean;
  onStep: (added: number) => void;
};

const StepButton = memo(function StepButton({ label, added, isDisabled, onStep }: StepButtonProps) {
  const Icon = added > 0 ? Add : Remove;
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : () => onStep(added)}
      className={styles.step}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
});
