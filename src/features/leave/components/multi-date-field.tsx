import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useRef, useState, type KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import { useFormField, type FormFieldProps } from '@/ui/form/use-form-field';
import { DateChips } from './date-chips';

/** The calendar comes when it is opened, or when the pointer or the focus comes near. */
const loadCalendar = () => import('@/ui/calendar/calendar');
const DialogCalendar = lazy(async () => ({ default: (await loadCalendar()).DialogCalendar }));

function toDates(value: unknown): CalendarDate[] {
  const dates: unknown[] = Array.isArray(value) ? value : [];
  return dates.filter((date): date is CalendarDate => typeof date === 'string' && isCalendarDate(date));
}

/** Several days, picked in one calendar; the form holds a sorted array of `YYYY-MM-DD`. Source: LV-2. */
export function MultiDateField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output>) {
  const { t } = useTranslation(['leave', 'common']);
  const format = useFormat();
  const field = useFormField(props);
  const anchor = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const dates = toDates(field.value);
  const [first] = dates;

  function toggle(date: CalendarDate) {
    const isPicked = dates.includes(date);
    field.change(isPicked ? dates.filter((other) => other !== date) : [...dates, date].toSorted());
  }

  function removeChip(date: CalendarDate) {
    if (dates.length === 1) input.current?.focus();
    toggle(date);
  }

  function openByKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || ![' ', 'Enter', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    setIsOpen(true);
  }

  function summary() {
    if (!first) return '';
    if (dates.length === 1) return format.date(first);
    return t('dates.firstAndMore', { date: format.date(first), count: dates.length - 1 });
  }

  return (
    <div>
      <MuiTextField
        ref={anchor}
        label={props.label}
        value={summary()}
        placeholder={t('dates.none')}
        inputRef={(element: HTMLInputElement | null) => {
          input.current = element;
          field.ref(element);
        }}
        onClick={() => setIsOpen(true)}
        onPointerEnter={() => void loadCalendar()}
        onFocus={() => void loadCalendar()}
        onKeyDown={openByKey}
        required={props.isRequired}
        error={field.hasError}
        helperText={field.helperText}
        slotProps={{
          input: {
            readOnly: true,
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  size="small"
                  aria-haspopup="dialog"
                  aria-expanded={isOpen}
                  aria-label={t('dates.open', { count: dates.length })}
                >
                  <CalendarMonth />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <DateChips label={t('dates.chosen')} dates={dates} onRemove={removeChip} />
      <Popover
        open={isOpen}
        anchorEl={() => anchor.current}
        onClose={() => setIsOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        // The calendar is as wide as the narrowest screen.
        marginThreshold={0}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': t('dates.calendar'), sx: { maxWidth: '100%' } },
        }}
      >
        <Box sx={{ minWidth: 320, minHeight: 330 }}>
          <Suspense fallback={<CircularProgress aria-label={t('common:label.loading')} sx={{ m: 4 }} />}>
            <DialogCalendar picked={dates} onPressed={toggle} />
          </Suspense>
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
      </Popover>
    </div>
  );
}
