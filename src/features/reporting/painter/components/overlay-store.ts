import { createStore } from '@/lib/create-store';
import type { CalendarDate } from '@/lib/calendar-date';

type Stretch = { date: CalendarDate; start: number; finish: number };

/**
 * What lies over the timeline while something is going on: the preview of a gesture, or the half hours that are selected.
 * Outside of React, because it follows the pointer: nothing but what is drawn of it is drawn again.
 */
export type Overlay = {
  kind: 'preview' | 'selection';
  stretches: readonly Stretch[];
  projectId: number | null;
};

export const createOverlay = () => createStore<Overlay | null>(null);

export type OverlayStore = ReturnType<typeof createOverlay>;
