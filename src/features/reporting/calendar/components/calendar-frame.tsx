import { useRef, type ReactNode } from 'react';
import { FileDrop } from '@/ui/form/file-input';
import { CalendarBar } from './calendar-bar';
import { CalendarEventsContext, NO_CALENDAR_EVENTS } from './calendar-events-context';
import type { Calendar } from './use-calendar';

type CalendarFrameProps = {
  /** Null where a calendar cannot be opened. */
  calendar: Calendar | null;
  brushName: string | null;
  children: ReactNode;
};

/** Gives the timeline the events of a calendar file, which can be dropped on it. */
export function CalendarFrame({ calendar, brushName, children }: CalendarFrameProps) {
  const timeline = useRef<HTMLDivElement>(null);
  const file = calendar?.file;

  function close() {
    // The pressed button disappears with the bar, so the active half hour takes the focus.
    timeline.current
      ?.querySelector<HTMLElement>('[data-start][tabindex="0"]')
      ?.focus({ preventScroll: true });
    calendar?.close();
  }

  return (
    <>
      {calendar && file && (
        <CalendarBar calendar={calendar} fileName={file.name} brushName={brushName} onClose={close} />
      )}
      <FileDrop onFile={calendar && calendar.open}>
        <div ref={timeline}>
          <CalendarEventsContext value={calendar && file ? calendar.events : NO_CALENDAR_EVENTS}>
            {children}
          </CalendarEventsContext>
        </div>
      </FileDrop>
    </>
  );
}
