import type { ReactNode } from 'react';
import { FileDrop } from '@/ui/form/file-input';
import { CalendarBar } from './calendar-bar';
import { CalendarContext, NO_CALENDAR } from './calendar-view';
import type { Calendar } from './use-calendar';

type CalendarFrameProps = {
  /** Null where none is taken. */
  calendar: Calendar | null;
  /** The brush as it is known by; null for the eraser, or none. */
  brushName: string | null;
  /** The timeline. */
  children: ReactNode;
};

/** What a calendar brings to the timeline: it is dropped here, its events are shown there. */
export function CalendarFrame({ calendar, brushName, children }: CalendarFrameProps) {
  return (
    <>
      {calendar && <CalendarBar calendar={calendar} brushName={brushName} />}
      <FileDrop onFile={calendar && calendar.take}>
        <CalendarContext value={calendar?.view ?? NO_CALENDAR}>{children}</CalendarContext>
      </FileDrop>
    </>
  );
}
