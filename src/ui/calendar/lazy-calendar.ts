import { lazy } from 'react';

export const loadCalendar = () => import('./calendar');

/** Fetched when it is likely to be opened: most dates are typed. */
export const LazyCalendar = lazy(async () => ({ default: (await loadCalendar()).DialogCalendar }));
