import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';

type DateChipsProps = {
  label: string;
  dates: readonly CalendarDate[];
  onRemove: (date: CalendarDate) => void;
};

/** Moves the focus to a neighbour before the chip is removed, so that it is not lost. */
function focusNeighbour(chip: HTMLElement): void {
  const item = chip.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  neighbour?.querySelector<HTMLElement>('[role="button"]')?.focus();
}

/** The chosen dates, each a button that removes it by pointer, Enter, Delete or Backspace. */
export function DateChips({ label, dates, onRemove }: DateChipsProps) {
  const { t } = useTranslation();
  const format = useFormat();

  function remove(event: SyntheticEvent, date: CalendarDate) {
    if (event.target instanceof Element) {
      const chip = event.target.closest<HTMLElement>('[role="button"]');
      if (chip) focusNeighbour(chip);
    }
    onRemove(date);
  }

  if (dates.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, listStyle: 'none', m: 0, mt: 1, p: 0 }}
    >
      {dates.map((date) => (
        <li key={date}>
          <Chip
            size="small"
            className="tabular"
            label={format.dayOfMonth(date)}
            aria-label={t('action.remove', { name: format.date(date) })}
            onClick={(event) => remove(event, date)}
            onDelete={(event: SyntheticEvent) => remove(event, date)}
          />
        </li>
      ))}
    </Box>
  );
}
