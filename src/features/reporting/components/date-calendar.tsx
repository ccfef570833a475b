import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { firstOfMonth, type CalendarDate } from '@/lib/calendar-date';
import { useToday } from '@/ui/page/use-today';
import type { StaffSlots } from '@/features/work/model/slot';
import { dateAfterKey } from '../model/calendar-keys';
import {
  addRange,
  toggleDate,
  toggleWeekday,
  type DateMode,
  type PickChange,
  type PickedDates,
} from '../model/date-selection';
import { isSameMonth } from '../model/month-grid';
import { CalendarDay } from './calendar-day';
import { CalendarHead } from './calendar-head';
import { CalendarTable } from './calendar-table';
import { useMonth } from './use-month';

type DateCalendarProps = {
  /** The first day of the shown month. */
  month: CalendarDate;
  onMonthChanged: (month: CalendarDate) => void;
  picked: PickedDates;
  mode: DateMode;
  onPicked: (change: PickChange) => void;
  /** What the shown person recorded, once it is known. */
  slots: StaffSlots | undefined;
};

/**
 * A month in which dates are picked one by one, by weekday, or as a range (drag, or Shift with a click or Enter).
 * Arrows, Home, End, Page up and down move between days. Source: RP-1.
 */
export function DateCalendar({ month, onMonthChanged, picked, mode, onPicked, slots }: DateCalendarProps) {
  const { t } = useTranslation('reporting');
  const today = useToday();
  const { title, weekdays, weeks } = useMonth(month, slots);
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<CalendarDate | null>(null);
  const [drag, setDrag] = useState<{ from: CalendarDate; to: CalendarDate } | null>(null);
  const isMultiple = mode === 'multiple';
  const shownAsPicked = new Set(drag ? addRange(picked, drag.from, drag.to) : picked);
  const inMonth = (date: CalendarDate | null | undefined) => (date && isSameMonth(date, month) ? date : null);
  const tabStop = inMonth(focused) ?? inMonth(picked.at(-1)) ?? inMonth(today) ?? month;

  function pick(event: MouseEvent) {
    const date = dateOf(event);
    if (!date) return;
    setFocused(date);
    const isRange = isMultiple && event.shiftKey;
    onPicked((dates) =>
      isRange ? addRange(dates, dates.at(-1) ?? date, date) : toggleDate(dates, date, mode),
    );
  }

  function move(event: KeyboardEvent) {
    const date = dateOf(event);
    const next = date && dateAfterKey(date, event.key);
    if (!next) return;
    event.preventDefault();
    // The day must stand in the page before it can take the focus.
    flushSync(() => {
      setFocused(next);
      if (!isSameMonth(next, month)) onMonthChanged(firstOfMonth(next));
    });
    table.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  }

  function startDrag(event: PointerEvent) {
    const date = dateOf(event);
    // A finger that moves scrolls the page.
    if (date && isMultiple && event.pointerType === 'mouse' && event.button === 0)
      setDrag({ from: date, to: date });
  }

  function extendDrag(event: PointerEvent) {
    const to = dateOf(event);
    if (drag && to && to !== drag.to) setDrag({ ...drag, to });
  }

  function endDrag(event: PointerEvent) {
    setDrag(null);
    const to = dateOf(event);
    if (drag && to && drag.from !== to) onPicked((dates) => addRange(dates, drag.from, to));
  }

  return (
    <CalendarTable
      ref={table}
      role="grid"
      aria-label={t('dates.calendar', { month: title })}
      aria-multiselectable={isMultiple}
      onClick={pick}
      onKeyDown={move}
      onPointerDown={startDrag}
      onPointerOver={extendDrag}
      onPointerUp={endDrag}
      onPointerLeave={() => setDrag(null)}
    >
      <CalendarHead
        weekdays={weekdays}
        onPicked={
          isMultiple ? (weekday) => onPicked((dates) => toggleWeekday(dates, weekday, month)) : undefined
        }
      />
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map(({ date, label, hours }) => (
              <CalendarDay
                key={date}
                date={date}
                label={label}
                hours={hours}
                isPicked={shownAsPicked.has(date)}
                isToday={date === today}
                isOutside={!isSameMonth(date, month)}
                isTabStop={date === tabStop}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </CalendarTable>
  );
}

function dateOf({ target }: { target: EventTarget }): CalendarDate | null {
  const day = target instanceof Element ? target.closest('[data-date]') : null;
  return day instanceof HTMLElement ? (day.dataset.date ?? null) : null;
}
