import { lazy } from 'react';

/** Fetched when it is likely to be opened: most dates are typed. */
export const loadCalendar = () => import('./calendar');

export const LazyCalendar = lazy(async () => ({ default: (await loadCalendar()).DialogCalendar }));
