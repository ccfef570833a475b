import { createStore } from '@/lib/create-store';
import type { CalendarDate } from '@/lib/calendar-date';

type Stretch = { date: CalendarDate; start: number; finish: number };

/** A store outside of React, so that a pointer move redraws nothing else. */
export type Overlay = {
  kind: 'preview' | 'selection';
  stretches: readonly Stretch[];
  projectId: number | null;
};

export const createOverlay = () => createStore<Overlay | null>(null);

export type OverlayStore = ReturnType<typeof createOverlay>;
