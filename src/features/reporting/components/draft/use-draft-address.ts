import { useEffect, useRef } from 'react';
import { afterPaint } from '@/lib/when-idle';
import { areSame } from '@/lib/same-fields';
import type { UrlFields } from '@/lib/url-fields';
import { useUrlState } from '@/ui/page/use-url-state';
import type { ReportingChoice } from '../../model/reporting-draft';
import { readReportingChoice, toSearchFields } from '../../model/reporting-search';
import type { DraftStore } from './use-reporting-draft';

type Due = {
  /** The URL when the change became due. */
  search: string;
  view: UrlFields;
};

const choiceIn = (search: string) => readReportingChoice(new URLSearchParams(search));

/** The choice in the current URL: React may render an older one. */
export function choiceInAddress(): ReportingChoice {
  return choiceIn(window.location.search);
}

/**
 * Keeps the draft's choice in the URL, and adopts the choice of a navigation (a link, back, the menu). The
 * URL is written after the draft is rendered, because writing it and rendering its readers takes longer than
 * answering a press.
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
      // Other dates show the one picked last.
      if (areOtherDates) due.current.view = { date: null };
    });
  }, [store, change]);

  useEffect(() => {
    const { search } = window.location;
    if (search === due.current?.search) return;
    const choice = choiceInAddress();
    if (due.current && areSame(choice, choiceIn(due.current.search))) {
      // A later request for another day or person wins.
      due.current.view = {};
      return;
    }
    due.current = null;
    if (!areSame(choice, store.get())) store.dispatch({ type: 'takeOver', choice });
  }, [store, drawn]);
}
