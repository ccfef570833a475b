import { useEffect, useRef, useState } from 'react';
import type { FinderPerson } from '../model/finder-person';
import { chosenField } from '../model/finder-search';
import type { ChangeFinder } from './use-conditions';

/** Opens and closes the comparison in the address; the focus follows, except after loading the page. */
export function useCompareView(isComparing: boolean, change: ChangeFinder) {
  const [followsFocus, setFollowsFocus] = useState(false);
  const compareButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (followsFocus && !isComparing) compareButton.current?.focus();
  }, [followsFocus, isComparing]);

  function compare(people: readonly FinderPerson[]) {
    setFollowsFocus(true);
    change({ ...chosenField(people.map(({ id }) => id)), look: 'compare' }, { replace: false });
  }

  function leave() {
    setFollowsFocus(true);
    change({ look: null }, { replace: false });
  }

  return { followsFocus, compareButton, compare, leave };
}
