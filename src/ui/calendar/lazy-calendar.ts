import { lazyPicker } from '../form/lazy-picker';

export const LazyCalendar = lazyPicker(async () => (await import('./calendar')).DialogCalendar);

/** The size of `calendar.module.css`, reserved while the code of the calendar loads so that its dialog does not grow. */
export const CALENDAR_SIZE = { width: 320, minHeight: 330 };
