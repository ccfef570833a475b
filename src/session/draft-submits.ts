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

/** Remembers a submit in the draft, and settles the draft by the outcome, also of a closed form. */
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
  /** The last submit of this form, until its end is known. */
  let submission: Submission | undefined;
  /** Set until the next submit: the end of an earlier submit of this draft may be unknown. */
  let restored: Draft | null = null;

  const findOutcome = (sent: Submission) => findSent(sent, probe);

  function forget(): void {
    submission = undefined;
    restored = null;
    offers.hideOwn();
    write();
  }

  /** Input since the submit stays a draft. */
  function settle(sent: InputSnapshot = input.takeSnapshot()): void {
    input.markSaved(sent);
    forget();
  }

  /** False if the form was left, or if its input was or may have been sent: the bar then says so. */
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
    getSending: () => sending,

    setProbe: (next: DuplicateProbe<Fields> | undefined): void => {
      probe = next;
    },

    noteRestored: (draft: Draft): void => {
      submission = draft.submission;
      restored = draft;
    },

    /** Resolves to false if nothing was saved; rejects as `send` does. */
    submit: async (values: Fields, send: () => unknown): Promise<boolean> => {
      const sent = omitFields(values, excludedFields);
      // Searches only for submits of earlier visits. The write searches for submits of this form.
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

function settleLeftDraft(place: DraftPlace, { sentChanges, since, outcome }: SubmitEnd): void {
  const draft = place.read();
  if (!draft || outcome === 'unknown' || (draft.submission && draft.submission.since !== since)) return;
  const rest = outcome === 'saved' ? changedFields(sentChanges, draft.changes) : draft.changes;
  const names = Object.keys(rest);
  // Saved fields leave `base`, because their new values would make the draft outdated.
  if (names.length > 0) place.write({ changes: rest, base: pickFields(draft.base, names) });
  else place.remove();
}
