import { createStore } from '@/lib/create-store';
import type { Canvas, Stroke } from '../model/stroke';
import { patchedSpans } from '../model/timeline-blocks';
import type { TimeSpan } from '../model/timeline-cells';

/** The parts of the timeline that a gesture previews or that keys have selected. */
type Overlay = {
  kind: 'preview' | 'selection';
  spans: readonly TimeSpan[];
  projectId: number | null;
};

type OverlayKind = Overlay['kind'];

/** A store outside of React, so that a pointer move redraws nothing else. */
export function createOverlayStore() {
  const { get, set, subscribe } = createStore<Record<OverlayKind, Overlay | null>>({
    preview: null,
    selection: null,
  });
  return {
    subscribe,
    /** The preview hides the selection until it is erased. */
    get: () => get().preview ?? get().selection,
    draw: (overlay: Overlay) => set({ ...get(), [overlay.kind]: overlay }),
    erase: (kind: OverlayKind) => set({ ...get(), [kind]: null }),
  };
}

export type OverlayStore = ReturnType<typeof createOverlayStore>;

/** Shows the shown person's half hours. All half hours of a stroke have the same project. */
export function createPreview({ staffIds: [staffId] }: Canvas, { patch }: Stroke): Overlay {
  const first = [...patch.values()].find((slot) => slot.staffId === staffId);
  return {
    kind: 'preview',
    spans: patchedSpans(patch, staffId),
    projectId: first?.wanted?.projectId ?? null,
  };
}
