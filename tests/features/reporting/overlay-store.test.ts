import { expect, it } from 'vitest';
import { createOverlayStore } from '@/features/reporting/painter/components/overlay-store';

const SELECTION = {
  kind: 'selection',
  spans: [{ date: '2026-11-23', start: 510, finish: 570 }],
  projectId: null,
} as const;
const PREVIEW = { ...SELECTION, kind: 'preview', projectId: 1 } as const;

it('the selection of the keys is drawn again when a drag is cancelled', () => {
  const overlay = createOverlayStore();
  overlay.draw(SELECTION);
  overlay.draw(PREVIEW);
  expect(overlay.get()).toBe(PREVIEW);
  overlay.erase('preview');
  expect(overlay.get()).toBe(SELECTION);
});

it('a selection that ends during a drag is not drawn again', () => {
  const overlay = createOverlayStore();
  overlay.draw(SELECTION);
  overlay.draw(PREVIEW);
  overlay.erase('selection');
  overlay.erase('preview');
  expect(overlay.get()).toBeNull();
});
