import { useEffect, useRef } from 'react';
import { afterPaint } from '@/lib/when-idle';
import { areSame } from '@/lib/same-fields';
import type { UrlFields } from '@/lib/url-fields';
import { useUrlState } from '@/ui/page/use-url-state';
import type { ReportingChoice } from '../../model/reporting-draft';
import { readReportingChoice, toSearchFields } from '../../model/reporting-search';
import type { DraftStore } from './use-reporting-draft';

/** A change of the address that is still to be made. */
type Due = {
  /** The address when it became due. */
  search: string;
  /** What it says besides of the view. */
  view: UrlFields;
};

const choiceIn = (search: string) => readReportingChoice(new URLSearchParams(search));

/** Who and when, as the URL says it now: what was drawn may be late by some changes. */
export function choiceInAddress(): ReportingChoice {
  return choiceIn(window.location.search);
}

/**
 * Keeps the choice of the draft in the URL, and takes over what a navigation (a link, back, the menu) says instead. The
 * URL follows the draft once that is drawn: to write it, and to draw what reads it, takes longer than to answer a press.
 */
export function useDraftAddress(store: DraftStore): void {
  const [drawn, change] = useUrlState(readReportingChoice);
  const due = useRef<Due | null>(null);

  useEffect(() => {
    let { dates } = store.get();

    function write() {
      if (due.current) change({ ...toSearchFields(store.get()), ...due.current.view });
      due.current = null;
    }

    return store.subscribe(() => {
      const draft = store.get();
      const areOtherDates = draft.dates !== dates && !draft.keepsDates;
      ({ dates } = draft);
      if (areSame(choiceInAddress(), draft)) {
        due.current = null;
        return;
      }
      if (!due.current) {
        due.current = { search: window.location.search, view: {} };
        afterPaint(write);
      }
      // Other dates are shown from the one picked last.
      if (areOtherDates) due.current.view = { date: null };
    });
  }, [store, change]);

  useEffect(() => {
    const { search } = window.location;
    if (search === due.current?.search) return;
    const choice = choiceInAddress();
    if (due.current && areSame(choice, choiceIn(due.current.search))) {
      // Another day or person was asked for since: that stays.
      due.current.view = {};
      return;
    }
    due.current = null;
    if (!areSame(choice, store.get())) store.dispatch({ type: 'takeOver', choice });
  }, [store, drawn]);
}
