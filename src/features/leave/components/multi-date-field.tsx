import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForkRef } from '@mui/material/utils';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import { CALENDAR_SIZE, LazyCalendar } from '@/ui/calendar/lazy-calendar';
import { PopoverField } from '@/ui/form/popover-field';
import { useFormField, type FormFieldProps } from '@/ui/form/use-form-field';
import { DateChips } from './date-chips';

/** The height of the count and the button below the calendar. */
const FOOT_HEIGHT = 54;

function toDates(value: unknown): CalendarDate[] {
  const dates: unknown[] = Array.isArray(value) ? value : [];
  return dates.filter(isCalendarDate);
}

/** Picks several days in one calendar; the form holds a sorted array of `YYYY-MM-DD`. Source: LV-2. */
export function MultiDateField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output>) {
  const { t } = useTranslation(['leave', 'common']);
  const format = useFormat();
  const { frame, input, value, change } = useFormField(props);
  const inputElement = useRef<HTMLInputElement>(null);
  const inputRef = useForkRef(inputElement, input.inputRef);
  const [isOpen, setIsOpen] = useState(false);
  const dates = toDates(value);
  const [first] = dates;

  function toggle(date: CalendarDate) {
    const isPicked = dates.includes(date);
    change(isPicked ? dates.filter((pickedDate) => pickedDate !== date) : [...dates, date].toSorted());
  }

  function removeChip(date: CalendarDate) {
    // The last chip has no neighbour that could take the focus.
    if (dates.length === 1) inputElement.current?.focus();
    toggle(date);
  }

  function openByKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey) return;
    // Alt+↓ opens a picker in every field; Alt with another key belongs to the browser.
    const isOpening = event.key === 'ArrowDown' || (!event.altKey && [' ', 'Enter'].includes(event.key));
    if (!isOpening) return;
    event.preventDefault();
    setIsOpen(true);
  }

  function summarise() {
    if (!first) return '';
    if (dates.length === 1) return format.date(first);
    return t('dates.firstAndMore', { date: format.date(first), count: dates.length - 1 });
  }

  return (
    <div>
      <PopoverField
        {...frame}
        isOpen={isOpen}
        setIsOpen={setIsOpen}
        value={summarise()}
        placeholder={t('dates.none')}
        readOnly
        inputRef={inputRef}
        onClick={() => {
          if (!frame.isDisabled) setIsOpen(true);
        }}
        slotProps={{
          root: {
            onPointerEnter: LazyCalendar.preload,
            onFocus: LazyCalendar.preload,
            onKeyDown: openByKey,
          },
        }}
        openLabel={t('dates.open', { count: dates.length })}
        icon={<CalendarMonth />}
        onPreload={LazyCalendar.preload}
        dialogLabel={t('dates.calendar')}
        paperSx={{ ...CALENDAR_SIZE, maxWidth: '100%', minHeight: CALENDAR_SIZE.minHeight + FOOT_HEIGHT }}
        // The calendar is as wide as the narrowest screen.
        marginThreshold={0}
      >
        <Box sx={{ minHeight: CALENDAR_SIZE.minHeight }}>
          <LazyCalendar picked={dates} onPressed={toggle} />
        </Box>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            px: 2,
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
            {t('common:label.selected', { count: dates.length })}
          </Typography>
          <Button onClick={() => setIsOpen(false)}>{t('dates.done')}</Button>
        </Box>
      </PopoverField>
      <DateChips label={t('dates.chosen')} dates={dates} onRemove={removeChip} />
    </div>
  );
}
