import { createStore } from '@/lib/create-store';
import type { TimeSpan } from '../model/timeline-cells';

/** The parts of the timeline that a gesture previews or that keys have selected. */
export type Overlay = {
  kind: 'preview' | 'selection';
  spans: readonly TimeSpan[];
  projectId: number | null;
};

/** A store outside of React, so that a pointer move redraws nothing else. */
export const createOverlay = () => createStore<Overlay | null>(null);

export type OverlayStore = ReturnType<typeof createOverlay>;
