import { useEffect, useRef } from 'react';
import { writeUrlFields, type UrlFields } from '@/lib/url-fields';
import { usePageSearch } from '@/ui/page/use-page-search';
import { readReportingChoice, searchOf } from '../model/reporting-search';
import type { DraftStore } from './use-reporting-draft';

const textOf = (fields: UrlFields) => writeUrlFields(new URLSearchParams(), fields).toString();
const IN_PLACE = { replace: true, preventScrollReset: true };

/** Keeps the choice of the draft in the URL, and takes over what a navigation (a link, back, the menu) says instead. */
export function useDraftAddress(store: DraftStore): void {
  const [params, write] = usePageSearch();
  /** The choice as it stands in the URL, or is on its way there. */
  const mirrored = useRef(textOf(searchOf(store.get())));

  useEffect(() => {
    let before = store.get();
    return store.subscribe(() => {
      const draft = store.get();
      const fields = searchOf(draft);
      const areOtherDates = draft.dates !== before.dates && !draft.keepsDates;
      before = draft;
      if (textOf(fields) === mirrored.current) return;
      mirrored.current = textOf(fields);
      // Other dates are shown from the one picked last.
      const change = areOtherDates ? { ...fields, date: null } : fields;
      write((current) => writeUrlFields(current, change), IN_PLACE);
    });
  }, [store, write]);

  useEffect(() => {
    // Not what was drawn: that may be late by some changes.
    const choice = readReportingChoice(new URLSearchParams(window.location.search));
    if (textOf(searchOf(choice)) === mirrored.current) return;
    mirrored.current = textOf(searchOf(choice));
    store.dispatch({ type: 'takeOver', choice });
  }, [store, params]);
}
