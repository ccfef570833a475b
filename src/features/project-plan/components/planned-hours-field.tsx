import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isComposing } from '@/lib/key-press';
import { FramedInput } from '@/ui/form/framed-input';
import { MOST_HOURS, parsePlanned } from '../model/plan';

type PlannedHoursFieldProps = {
  label: string;
  hours: number | null;
  onHours: (hours: number | null) => void;
};

/** Saves the hours of a month on blur or Enter; an invalid number stays in the field unsaved. */
export function PlannedHoursField({ label, hours, onHours }: PlannedHoursFieldProps) {
  const { t } = useTranslation('projects');
  const format = useFormat();
  const savedText = hours === null ? '' : String(hours);
  const [typed, setTyped] = useState(savedText);
  const [isRefused, setIsRefused] = useState(false);
  const [shownHours, setShownHours] = useState(hours);
  // A save, an undo or another tab replaces what was typed.
  if (hours !== shownHours) {
    setShownHours(hours);
    reset();
  }

  function saveTyped() {
    const next = parsePlanned(typed);
    setIsRefused(next === undefined);
    if (next === hours) setTyped(savedText);
    else if (next !== undefined) onHours(next);
  }

  function handleKey(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === 'Enter') saveTyped();
    if (event.key === 'Escape') reset();
  }

  function reset() {
    setTyped(savedText);
    setIsRefused(false);
  }

  return (
    <FramedInput
      label={label}
      value={typed}
      hasError={isRefused}
      helperText={isRefused && t('plan.months.refused', { most: format.number(MOST_HOURS) })}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={saveTyped}
      onKeyDown={handleKey}
      autoComplete="off"
      inputProps={{ inputMode: 'decimal', className: 'tabular' }}
      end={t('plan.months.unit')}
    />
  );
}
