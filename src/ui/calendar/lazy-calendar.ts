import { lazy } from 'react';

/** For a field, into which most dates are typed: fetched when its calendar is likely to be opened. */
export const loadCalendar = () => import('./calendar');

/** The calendar of a dialog. */
export const LazyCalendar = lazy(async () => ({ default: (await loadCalendar()).DialogCalendar }));
