import { useCallback } from 'react';
import { localValues } from '@/lib/stored-values';
import type { ReportingViewName } from '../model/reporting-search';

const KEY = 'reporting-view';

/** The way to record that was asked for, or that was used last in this browser: at first the form. */
export function useReportingView(asked: ReportingViewName | null, ask: (view: ReportingViewName) => void) {
  const view = asked ?? (localValues.read(KEY) === 'paint' ? 'paint' : 'form');
  const choose = useCallback(
    (next: ReportingViewName) => {
      localValues.write(KEY, next);
      ask(next);
    },
    [ask],
  );
  return { view, choose };
}
