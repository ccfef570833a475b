import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isComposing } from '@/lib/composing';
import { FramedInput } from '@/ui/form/framed-input';
import { MOST_HOURS, parsePlanned } from '../model/plan';

type PlannedHoursFieldProps = {
  label: string;
  /** Null where nothing is planned. */
  hours: number | null;
  onHours: (hours: number | null) => void;
};

/** The hours of a month. They count once the field is left or Enter is pressed; what is no such number stays, and is kept nowhere. */
export function PlannedHoursField({ label, hours, onHours }: PlannedHoursFieldProps) {
  const { t } = useTranslation('projects');
  const format = useFormat();
  const held = hours === null ? '' : String(hours);
  const [typed, setTyped] = useState(held);
  const [isRefused, setIsRefused] = useState(false);

  function settle() {
    const next = parsePlanned(typed);
    setIsRefused(next === undefined);
    if (next !== undefined && next !== hours) onHours(next);
  }

  function settleByKey(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === 'Enter') settle();
    if (event.key !== 'Escape') return;
    setTyped(held);
    setIsRefused(false);
  }

  return (
    <FramedInput
      label={label}
      value={typed}
      hasError={isRefused}
      helperText={isRefused && t('plan.months.refused', { most: format.number(MOST_HOURS) })}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
      onKeyDown={settleByKey}
      autoComplete="off"
      inputProps={{ inputMode: 'decimal', className: 'tabular' }}
      end={t('plan.months.unit')}
    />
  );
}
