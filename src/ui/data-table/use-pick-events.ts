import { useLayoutEffect, useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../confirm-dialog/confirm';
import { boxAfterKey, placeOf, wishOfKey, wishOfPress, type PickWish } from './pick-events';
import type { RowPicks } from './row-picks';

type Options = {
  /** How many rows can be selected on all pages, and on this one. */
  foundCount: number;
  pageCount: number;
  onWish: (wish: PickWish) => void;
};

/** Understands presses and keys in the rows. The same functions as long as the rows stand. */
export function usePickEvents({ foundCount, pageCount, onWish }: Options): RowPicks<unknown>['events'] {
  const { t } = useTranslation('lists');

  /** What is not on the page is selected only by who knows how many they are. */
  function tell(wish: PickWish) {
    if (wish.kind !== 'selectFound' || foundCount <= pageCount) {
      onWish(wish);
      return;
    }
    void confirm({
      title: t('selection.askTitle', { count: foundCount }),
      body: t('selection.askBody', { count: foundCount - pageCount }),
      confirmLabel: t('selection.found', { count: foundCount }),
      action: () => onWish(wish),
    });
  }

  function press(event: MouseEvent) {
    const wish = wishOfPress(event);
    if (wish) tell(wish);
  }

  /** Else the words between two presses with Shift are marked. */
  function keepWords(event: MouseEvent) {
    if (event.shiftKey && wishOfPress(event)) event.preventDefault();
  }

  function pressKey(event: KeyboardEvent) {
    const wish = wishOfKey(event);
    const next = boxAfterKey(event);
    if (!wish && !next) return;
    event.preventDefault();
    if (wish) tell(wish);
    next?.focus();
    if (next && event.shiftKey) onWish({ kind: 'extend', place: placeOf(next) });
  }

  const latest = useRef({ press, keepWords, pressKey });
  useLayoutEffect(() => {
    latest.current = { press, keepWords, pressKey };
  });
  return useMemo(
    () => ({
      onClick: (event) => latest.current.press(event),
      onMouseDown: (event) => latest.current.keepWords(event),
      onKeyDown: (event) => latest.current.pressKey(event),
    }),
    [],
  );
}
