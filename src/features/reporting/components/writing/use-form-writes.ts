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
 * The writes that the form starts: its submit, the rest of an earlier one, and the fill from the weekday
 * defaults. The input with which a write began counts as saved once all of it is sent.
 */
export function useFormWrites(
  form: UseFormReturn<WorkInput, unknown, WorkPlan>,
  { keeper }: ReturnType<typeof usePersistedReport>,
  { submit, autoFill, history }: ReturnType<typeof useReportSubmit>,
  { readTarget, isClearing }: { readTarget: () => DraftTarget; isClearing: boolean },
) {
  const store = useDraftStore();
  const { unsent, retry } = history.writing;
  /** The input of the screen when a write began, and the unsent rest of an earlier one at that time. */
  const written = useRef<{ snapshot: InputSnapshot; earlier: typeof unsent } | null>(null);
  const readScreen = () => ({ snapshot: keeper.takeSnapshot(), earlier: unsent });

  function refuse(field: 'projectId' | 'root.dates' | 'root.staffIds', reason: string): false {
    form.setError(field, { message: reason });
    return false;
  }

  /** Resolves to whether all was sent. */
  async function submitPlan({ work }: WorkPlan): Promise<boolean> {
    if (!work && !isClearing && !hasChosen(store.get())) return refuse('projectId', NOTHING_CHOSEN);
    written.current = readScreen();
    const end = await submit();
    // While clearing, the preview above the button already says so.
    if (end === 'nothingToClear' && !isClearing) refuse('projectId', NOTHING_CHOSEN);
    return end === 'sent';
  }

  async function sendRest(): Promise<boolean> {
    // The same rest as before the last write, which the user declined: its input is no part of the rest.
    if (written.current?.earlier === unsent) written.current = null;
    const isAllSent = await retry();
    if (isAllSent && written.current) keeper.settle(written.current.snapshot);
    return isAllSent;
  }

  /** Resolves to whether all was sent. */
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
