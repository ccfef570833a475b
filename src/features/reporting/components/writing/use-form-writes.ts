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
 * Starts the writes of the form. The input with which a write began counts as saved once all its half hours
 * are saved or wait in the outbox.
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
  const lastWrite = useRef<{ snapshot: InputSnapshot; unsentBefore: typeof unsent } | null>(null);
  const beginWrite = () => ({ snapshot: keeper.takeSnapshot(), unsentBefore: unsent });

  function refuse(field: 'projectId' | 'root.dates' | 'root.staffIds', reason: string): false {
    form.setError(field, { message: reason });
    return false;
  }

  async function submitPlan({ work }: WorkPlan): Promise<boolean> {
    if (!work && !isClearing && !hasChosen(store.get())) return refuse('projectId', NOTHING_CHOSEN);
    lastWrite.current = beginWrite();
    const end = await submit();
    // While clearing, the preview above the button already says that there is nothing to clear.
    if (end === 'nothingToClear' && !isClearing) refuse('projectId', NOTHING_CHOSEN);
    return end === 'sent';
  }

  async function sendRest(): Promise<boolean> {
    // An unchanged rest means that the user declined the last write, whose input is no part of the rest.
    if (lastWrite.current?.unsentBefore === unsent) lastWrite.current = null;
    const isAllSent = await retry();
    if (isAllSent && lastWrite.current) keeper.settle(lastWrite.current.snapshot);
    return isAllSent;
  }

  async function applySettings(isReplacing: boolean): Promise<boolean> {
    const { dates, staffIds } = readTarget();
    if (dates.length === 0) return refuse('root.dates', message('reporting:preview.noDate'));
    if (staffIds.length === 0) return refuse('root.staffIds', REQUIRED);
    // The fill sends no input of the form: unsaved input stays unsaved.
    const fill = keeper.checkUnsaved() === null ? beginWrite() : null;
    lastWrite.current = fill;
    const isAllSent = await autoFill(isReplacing);
    if (isAllSent && fill) keeper.settle(fill.snapshot);
    return isAllSent;
  }

  return { submitPlan, sendRest, applySettings };
}
