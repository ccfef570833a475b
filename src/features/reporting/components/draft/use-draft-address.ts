import { useEffect } from 'react';
import { areSame } from '@/lib/same-fields';
import { useUrlState } from '@/ui/page/use-url-state';
import type { ReportingChoice } from '../../model/reporting-draft';
import { readReportingChoice, searchOf } from '../../model/reporting-search';
import type { DraftStore } from './use-reporting-draft';

/** Who and when, as the URL says it now: what was drawn may be late by some changes. */
export function choiceInAddress(): ReportingChoice {
  return readReportingChoice(new URLSearchParams(window.location.search));
}

/** Keeps the choice of the draft in the URL, and takes over what a navigation (a link, back, the menu) says instead. */
export function useDraftAddress(store: DraftStore): void {
  const [drawn, change] = useUrlState(readReportingChoice);

  useEffect(() => {
    let { dates } = store.get();
    return store.subscribe(() => {
      const draft = store.get();
      const areOtherDates = draft.dates !== dates && !draft.keepsDates;
      ({ dates } = draft);
      if (areSame(choiceInAddress(), draft)) return;
      // Other dates are shown from the one picked last.
      change(areOtherDates ? { ...searchOf(draft), date: null } : searchOf(draft));
    });
  }, [store, change]);

  useEffect(() => {
    const choice = choiceInAddress();
    if (!areSame(choice, store.get())) store.dispatch({ type: 'takeOver', choice });
  }, [store, drawn]);
}
