import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { message } from '@/i18n/message';
import type { InputSnapshot } from '@/session/draft-content';
import { hasChosen, type DraftTarget } from '../../model/reporting-draft';
import type { WorkInput, WorkPlan } from '../../model/work-form';
import type { usePersistedReport } from '../draft/use-persisted-report';
import { useDraftStore } from '../draft/use-reporting-draft';
import type { useReportSubmit } from './use-report-submit';

type FormWritesOptions = {
  form: UseFormReturn<WorkInput, unknown, WorkPlan>;
  keeper: ReturnType<typeof usePersistedReport>['keeper'];
  readTarget: () => DraftTarget;
  reports: ReturnType<typeof useReportSubmit>;
  isClearing: boolean;
};

/**
 * The writes that the form starts: its submit, the rest of an earlier one, and the fill from the weekday defaults. The input
 * with which a write began counts as saved once all of it is sent.
 */
export function useFormWrites({ form, keeper, readTarget, reports, isClearing }: FormWritesOptions) {
  const store = useDraftStore();
  const { unsent, retry } = reports.history.writing;
  /** The input of the screen when a write began, and the unsent rest of an earlier one at that time. */
  const written = useRef<{ snapshot: InputSnapshot; earlier: typeof unsent } | null>(null);
  const readScreen = () => ({ snapshot: keeper.takeSnapshot(), earlier: unsent });

  /** Resolves to whether all was sent. */
  async function submitPlan({ work }: WorkPlan): Promise<boolean> {
    if (!work && !isClearing && !hasChosen(store.get())) {
      form.setError('projectId', { message: message('reporting:preview.nothingChosen') });
      return false;
    }
    written.current = readScreen();
    const end = await reports.submit();
    // While clearing, the preview above the button already says so.
    if (end === 'nothingToClear' && !isClearing)
      form.setError('projectId', { message: message('reporting:preview.nothingChosen') });
    return end === 'sent';
  }

  async function sendRest(): Promise<boolean> {
    // The user cancelled a later write: the rest does not belong to that input.
    if (written.current?.earlier === unsent) written.current = null;
    const isAllSent = await retry();
    if (isAllSent && written.current) keeper.settle(written.current.snapshot);
    return isAllSent;
  }

  /** Resolves to whether all was sent. */
  async function applySettings(isReplacing: boolean): Promise<boolean> {
    const screen = keeper.checkUnsaved() ? null : readScreen();
    written.current = screen;
    const target = readTarget();
    if (target.dates.length === 0) {
      form.setError('root.dates', { message: message('reporting:preview.noDate') });
      return false;
    }
    if (target.staffIds.length === 0) {
      form.setError('root.staffIds', { message: message('validation:required') });
      return false;
    }
    const isAllSent = await reports.autoFill(isReplacing);
    if (isAllSent && screen) keeper.settle(screen.snapshot);
    return isAllSent;
  }

  return { submitPlan, sendRest, applySettings };
}
