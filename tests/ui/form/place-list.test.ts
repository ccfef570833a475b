// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepEntryInSight, placeList } from '@/ui/form/place-list';

/** An element where jsdom would say that everything is at 0. */
function element(sizes: Record<string, number>): HTMLElement {
  const made = document.createElement('div');
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(made, name, { value, writable: true });
  return made;
}

describe('the list of a picker', () => {
  it.each([
    ['below its field', { left: 20, top: 100 }, 300, 'translate(20px, 140px)'],
    ['above it, where only there is room', { left: 20, top: 500 }, 300, 'translate(20px, 200px)'],
    ['below it, where there is room nowhere', { left: 20, top: 200 }, 500, 'translate(20px, 240px)'],
    ['within the window', { left: 700, top: 100 }, 300, 'translate(600px, 140px)'],
  ])('stands %s', (_where, { left, top }, height, expected) => {
    const root = document.documentElement;
    vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(1000);
    vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(600);
    onTestFinished(() => void vi.restoreAllMocks());
    const field = document.createElement('div');
    field.getBoundingClientRect = () => new DOMRect(left, top, 250, 40);
    const list = element({ offsetWidth: 400, offsetHeight: height });
    placeList(list, field);
    expect(list.style.transform).toBe(expected);
    expect(list.style.width).toBe('250px');
  });

  it.each([
    [0, 0],
    [100, 100],
    [110, 100],
    [180, 120],
    [40, 40],
  ])('shows all of an entry at %i', (offsetTop, expected) => {
    const list = element({ clientHeight: 100, scrollTop: 100 });
    keepEntryInSight(list, element({ offsetTop, offsetHeight: 40 }));
    expect(list.scrollTop).toBe(expected);
  });
});
