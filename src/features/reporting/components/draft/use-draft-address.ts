import { useEffect, useRef } from 'react';
import { afterPaint } from '@/lib/when-idle';
import { isPartOf } from '@/lib/same-fields';
import type { UrlFields } from '@/lib/url-fields';
import { useUrlState } from '@/ui/page/use-url-state';
import type { ReportingChoice } from '../../model/reporting-draft';
import { readReportingChoice, toSearchFields } from '../../model/reporting-search';
import type { DraftStore } from './report-draft-store';

type PendingChange = {
  /** The URL when the draft changed. */
  search: string;
  /** Other fields to write with the choice; `date: null` shows the date picked last. */
  view: UrlFields;
};

const readChoice = (search: string) => readReportingChoice(new URLSearchParams(search));

/** The choice in the current URL: React may render an older one. */
export function choiceInAddress(): ReportingChoice {
  return readChoice(window.location.search);
}

/**
 * Keeps the draft's choice in the URL, and adopts the choice of a link, the Back button or the menu. The URL is
 * written after the next paint, because rendering its readers would delay the answer to a press.
 */
export function useDraftAddress(store: DraftStore): void {
  const [choiceInUrl, change] = useUrlState(readReportingChoice);
  const pending = useRef<PendingChange | null>(null);

  useEffect(() => {
    let datesBefore = store.get().dates;

    function write() {
      if (pending.current) change({ ...toSearchFields(store.get()), ...pending.current.view });
      pending.current = null;
    }

    return store.subscribe(() => {
      const draft = store.get();
      const hasOtherDates = draft.dates !== datesBefore && !draft.keepsDates;
      datesBefore = draft.dates;
      if (isPartOf(choiceInAddress(), draft)) {
        pending.current = null;
        return;
      }
      if (!pending.current) {
        pending.current = { search: window.location.search, view: {} };
        afterPaint(write);
      }
      if (hasOtherDates) pending.current.view = { date: null };
    });
  }, [store, change]);

  useEffect(() => {
    const { search } = window.location;
    if (search === pending.current?.search) return;
    const choice = choiceInAddress();
    if (pending.current && isPartOf(choice, readChoice(pending.current.search))) {
      // Only the viewed day or person changed in the URL, which the pending write must not reset.
      pending.current.view = {};
      return;
    }
    pending.current = null;
    if (!isPartOf(choice, store.get())) store.dispatch({ type: 'takeOver', choice });
  }, [store, choiceInUrl]);
}
