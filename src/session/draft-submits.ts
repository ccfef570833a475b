import { ApiError } from '@/api/api-error';
import { now } from '@/lib/clock';
import { isPartOf } from '@/lib/same-fields';
import type { Fields } from '@/lib/three-way-merge';
import type { DraftForm, InputSnapshot } from './draft-content';
import type { DraftInput } from './draft-input';
import type { DraftOffers } from './draft-offers';
import type { DraftPlace } from './draft-place';
import { changedFields, omitFields, pickFields } from './draft-rules';
import type { Draft, Submission } from './draft-store';
import { findSent, type DuplicateProbe, type SentOutcome } from './duplicate-probe';
import { beginSending } from './running-submits';

type SubmittedForm = Pick<DraftForm, 'excludedFields' | 'isOwn'> & {
  place: DraftPlace;
  input: DraftInput;
  offers: DraftOffers;
  isOpen: () => boolean;
  write: () => void;
};

/** Marks the draft of a form as being sent, and settles it by the outcome, even when the form is closed by then. */
export function createDraftSubmits({
  place,
  input,
  offers,
  excludedFields,
  isOpen,
  isOwn,
  write,
}: SubmittedForm) {
  let probe: DuplicateProbe<Fields> | undefined;
  let sending: InputSnapshot | null = null;
  /** A submit with an unknown end. */
  let submission: Submission | undefined;
  /** The restored draft of an earlier visit, which may have such a submit. */
  let restored: Draft | null = null;

  const findOutcome = (sent: Submission) => findSent(sent, probe);

  /** Forgets the offered and the restored draft, and their submit. */
  function forget(): void {
    submission = undefined;
    restored = null;
    offers.hideOwn();
    write();
  }

  /** Marks the sent input as saved; later input stays a draft. */
  function settle(sent: InputSnapshot = input.takeSnapshot()): void {
    input.markSaved(sent);
    forget();
  }

  /** Resolves to false for a form that was left meanwhile, or whose input was or may have been sent before; the bar then says so. */
  async function canSendAgain(draft: Draft, last: Submission): Promise<boolean> {
    if (offers.ownState() === 'sending') return false;
    const outcome = await findOutcome(last);
    if (!isOpen()) return false;
    if (outcome === 'saved') {
      settle();
      offers.showSaved();
    } else if (outcome === 'unknown') offers.showOwn(draft, outcome);
    return outcome === 'notSaved';
  }

  /** Marks the draft as being sent. Returns the function that settles it by the outcome. */
  function beginSubmit(sent: Fields): (outcome: SentOutcome) => void {
    const sentInput = input.takeSnapshot();
    const since = now().getTime();
    const sentChanges = { ...input.getTyped(), ...sentInput.extraInput };
    if (probe) submission = { since, held: sentChanges, sent, before: probe.countShown(sent) ?? null };
    sending = sentInput;
    const reportEnd = beginSending(place.formKey());
    if (probe) write();
    return (outcome) => {
      sending = null;
      if (!isOpen() && isOwn()) settleLeftDraft(place, { sentChanges, since, outcome });
      if (isOpen() && outcome === 'saved') settle(sentInput);
      if (isOpen() && outcome === 'notSaved' && probe) {
        submission = undefined;
        write();
      }
      reportEnd(outcome);
    };
  }

  return {
    findOutcome,
    forget,
    settle,
    getSubmission: () => submission,
    /** The input that is being sent; null while none is. */
    getSending: () => sending,

    setProbe: (next: DuplicateProbe<Fields> | undefined): void => {
      probe = next;
    },

    /** Takes over the submit of a draft that was restored. */
    noteRestored: (draft: Draft): void => {
      submission = draft.submission;
      restored = draft;
    },

    /** Sends the form's `values`. Resolves to false when nothing was saved; rejects as `send` does. */
    submit: async (values: Fields, send: () => unknown): Promise<boolean> => {
      const sent = omitFields(values, excludedFields);
      // The write itself looks for earlier submits of this form, because it knows the records before them.
      const earlier = restored ?? offers.ownDraft();
      const last = earlier?.submission;
      if (last && isPartOf(sent, last.sent) && !(await canSendAgain(earlier, last))) return false;
      restored = null;
      const endSubmit = beginSubmit(sent);
      let outcome: SentOutcome = 'notSaved';
      try {
        const isSaved = (await send()) !== false;
        if (isSaved) outcome = 'saved';
        return isSaved;
      } catch (error) {
        if (error instanceof ApiError && error.outcome === 'unknown') outcome = 'unknown';
        throw error;
      } finally {
        endSubmit(outcome);
      }
    },
  };
}

type SubmitEnd = { sentChanges: Fields; since: number; outcome: SentOutcome };

/** Updates the stored draft of a closed form by the outcome of its submit. */
function settleLeftDraft(place: DraftPlace, { sentChanges, since, outcome }: SubmitEnd): void {
  const draft = place.read();
  if (!draft || outcome === 'unknown' || (draft.submission && draft.submission.since !== since)) return;
  const rest = outcome === 'saved' ? changedFields(sentChanges, draft.changes) : draft.changes;
  const names = Object.keys(rest);
  // The saved fields are no longer those of `base`: with them the rest would count as outdated.
  if (names.length > 0) place.write({ changes: rest, base: pickFields(draft.base, names) });
  else place.remove();
}
