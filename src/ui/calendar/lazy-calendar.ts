import { lazyPopoverContent } from '../form/lazy-popover-content';

export const LazyCalendar = lazyPopoverContent(async () => (await import('./calendar')).DialogCalendar);

/** The size of `calendar.module.css`, reserved while the code of the calendar loads so that its dialog does not grow. */
export const CALENDAR_SIZE = { width: 320, minHeight: 330 };
