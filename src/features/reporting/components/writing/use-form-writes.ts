import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { REQUIRED } from '@/i18n/form-checks';
import { message } from '@/i18n/message';
import type { InputSnapshot } from '@/session/draft-content';
import { hasChosen, type DraftTarget } from '../../model/reporting-draft';
import type { WorkInput, WorkPlan } from '../../model/work-form';
import type { usePersistedReport } from '../draft/use-persisted-report';
import { useDraftStore } from '../draft/use-reporting-draft';
import type { useReportSubmit } from './use-report-submit';

const NOTHING_CHOSEN = message('reporting:preview.nothingChosen');

/**
 * Starts the writes of the form. The input with which a write began counts as saved once all its half hours are
 * saved or wait in the outbox.
 */
export function useFormWrites(
  form: UseFormReturn<WorkInput, unknown, WorkPlan>,
  { keeper }: ReturnType<typeof usePersistedReport>,
  { submit, autoFill, history }: ReturnType<typeof useReportSubmit>,
  { readTarget, isClearing }: { readTarget: () => DraftTarget; isClearing: boolean },
) {
  const store = useDraftStore();
  const { unsent, retry } = history.writing;
  /** The input when the last write began, and what an earlier write had left unsent then. */
  const written = useRef<{ snapshot: InputSnapshot; earlier: typeof unsent } | null>(null);
  const readScreen = () => ({ snapshot: keeper.takeSnapshot(), earlier: unsent });

  function refuse(field: 'projectId' | 'root.dates' | 'root.staffIds', reason: string): false {
    form.setError(field, { message: reason });
    return false;
  }

  async function submitPlan({ work }: WorkPlan): Promise<boolean> {
    if (!work && !isClearing && !hasChosen(store.get())) return refuse('projectId', NOTHING_CHOSEN);
    written.current = readScreen();
    const end = await submit();
    // While clearing, the preview above the button already says that there is nothing to clear.
    if (end === 'nothingToClear' && !isClearing) refuse('projectId', NOTHING_CHOSEN);
    return end === 'sent';
  }

  async function sendRest(): Promise<boolean> {
    // The user declined the last write, so the rest is not of its input.
    if (written.current?.earlier === unsent) written.current = null;
    const isAllSent = await retry();
    if (isAllSent && written.current) keeper.settle(written.current.snapshot);
    return isAllSent;
  }

  async function applySettings(isReplacing: boolean): Promise<boolean> {
    const { dates, staffIds } = readTarget();
    if (dates.length === 0) return refuse('root.dates', message('reporting:preview.noDate'));
    if (staffIds.length === 0) return refuse('root.staffIds', REQUIRED);
    // The fill sends no input of the form: unsaved input stays unsaved.
    const screen = keeper.checkUnsaved() ? null : readScreen();
    written.current = screen;
    const isAllSent = await autoFill(isReplacing);
    if (isAllSent && screen) keeper.settle(screen.snapshot);
    return isAllSent;
  }

  return { submitPlan, sendRest, applySettings };
}
