import { lazy } from 'react';

/** Fetches the calendar of a field, when it is likely to be opened: most dates are typed. */
export const loadCalendar = () => import('./calendar');

/** The calendar of a dialog. */
export const LazyCalendar = lazy(async () => ({ default: (await loadCalendar()).DialogCalendar }));
