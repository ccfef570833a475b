import { lazyPicker } from '../form/lazy-picker';

export const LazyCalendar = lazyPicker(async () => (await import('./calendar')).DialogCalendar);
