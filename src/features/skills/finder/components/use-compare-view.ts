import { useEffect, useRef, useState } from 'react';
import type { FinderPerson } from '../model/finder-person';
import { chosenField } from '../model/finder-search';
import type { ChangeFinder } from './use-conditions';

/** Opens and closes the comparison in the address; the focus follows, except after loading the page. */
export function useCompareView(isComparing: boolean, change: ChangeFinder) {
  const [movesFocus, setMovesFocus] = useState(false);
  const compareButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (movesFocus && !isComparing) compareButton.current?.focus();
  }, [movesFocus, isComparing]);

  function compare(people: readonly FinderPerson[]) {
    setMovesFocus(true);
    change({ ...chosenField(people.map(({ id }) => id)), look: 'compare' }, { replace: false });
  }

  function leave() {
    setMovesFocus(true);
    change({ look: null }, { replace: false });
  }

  return { movesFocus, compareButton, compare, leave };
}
