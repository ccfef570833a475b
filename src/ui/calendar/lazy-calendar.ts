import { lazyPicker } from '../form/lazy-picker';

export const LazyCalendar = lazyPicker(async () => (await import('./calendar')).DialogCalendar);

/** The size of the calendar in a dialog (`calendar.module.css`), reserved so that the dialog does not grow when it has loaded. */
export const CALENDAR_SIZE = { width: 320, minHeight: 330 };
