import { ApiError } from '@/api/api-error';
import { now } from '@/lib/clock';
import { areSame } from '@/lib/same-fields';
import type { Fields } from '@/lib/three-way-merge';
import type { DraftForm, ExtraInput, InputSnapshot } from './draft-content';
import { createDraftInput } from './draft-input';
import { createDraftOffers } from './draft-offers';
import { createDraftPlace } from './draft-place';
import { isOutdated, omitFields } from './draft-rules';
import type { Draft, Submission } from './draft-store';
import { createDraftWriter, settleLeftDraft } from './draft-writer';
import { beginSending, findSent, type DuplicateProbe, type SentOutcome } from './sent-input';
import { createStoredOffers } from './stored-offers';

/** Writes the draft of one form a second after the last change; each form, in any tab, has its own. */
export function createDraftKeeper(form: DraftForm) {
  const { staffId, screen, excludedFields, isOfRecord, isOwn } = form;
  const place = createDraftPlace(staffId, screen);
  const input = createDraftInput(form);
  const offers = createDraftOffers(place.name, (draft) => isOfRecord && isOutdated(draft, input.initial));
  let probe: DuplicateProbe<Fields> | undefined;
  let sending: InputSnapshot | null = null;
  /** A submit with an unknown end. */
  let submission: Submission | undefined;
  /** The restored draft of an earlier visit, which may have such a submit. */
  let restored: Draft | null = null;
  let isOpen = false;

  const findOutcome = (sent: Submission) => findSent(sent, probe);
  const { write, writeLater, flush } = createDraftWriter({
    place,
    input,
    offers,
    isOwn,
    getSubmission: () => submission,
  });
  const storedOffers = createStoredOffers({
    place,
    input,
    offers,
    findOutcome,
    isOpen: () => isOpen,
    write,
  });

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
    if (!isOpen) return false;
    if (outcome === 'saved') {
      settle();
      offers.showSaved();
    } else if (outcome === 'unknown') offers.showOwn(draft, outcome);
    return outcome === 'notSaved';
  }

  /** Another tab took over, discarded or replaced the draft of this form: its input is stored again. */
  function storeAgain(): void {
    if (offers.ownDraft() && !input.isUnsaved()) offers.hideOwn();
    writeLater();
  }

  /** Replaces the input by the draft of another form; the replaced input stays as a draft of its own. */
  function swapFor(name: string): boolean {
    const stored = place.others().find((other) => other.name === name);
    flush();
    const replaced = place.read();
    offers.hideOther(name);
    // Another tab restored or discarded it meanwhile.
    if (!stored) return false;
    if (replaced) offers.addOther({ name: place.name(), draft: replaced });
    place.move();
    place.write(stored.draft);
    place.removeOther(name);
    input.reset();
    offers.showOwn(stored.draft, 'found');
    return true;
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
      if (!isOpen && isOwn()) settleLeftDraft(place, { sentChanges, since, outcome });
      if (isOpen && outcome === 'saved') settle(sentInput);
      if (isOpen && outcome === 'notSaved' && probe) {
        submission = undefined;
        write();
      }
      reportEnd(outcome);
    };
  }

  return {
    subscribe: offers.subscribe,
    getOffers: offers.get,

    /** Looks for drafts of earlier visits. Returns the function that stops the work and writes the draft. */
    start(): () => void {
      isOpen = true;
      let endWait = () => {};
      const leavePlace = place.open(() => {
        endWait = storedOffers.show();
      }, storeAgain);
      window.addEventListener('pagehide', flush);
      return () => {
        isOpen = false;
        endWait();
        window.removeEventListener('pagehide', flush);
        flush();
        leavePlace();
      };
    },

    noteChange: writeLater,

    /** Without a probe no submit is remembered, because sending again does no harm. */
    setProbe(next: DuplicateProbe<Fields> | undefined): void {
      probe = next;
    },

    /** Takes over the input outside the form; a change of it changes the draft. */
    setExtraInput(next: ExtraInput): void {
      if (input.setExtra(next)) writeLater();
    },

    restore: async (name = place.name()): Promise<void> => {
      if (name !== place.name() && (sending || !swapFor(name))) return;
      // The submit may have arrived since.
      const offered = offers.ownDraft();
      if (offered?.submission) await storedOffers.look(offered, offered.submission);
      const draft = offers.ownDraft();
      if (!draft || !isOpen) return;
      submission = draft.submission;
      restored = draft;
      input.restore(draft);
      offers.hideOwn();
      writeLater();
    },

    discard: (name = place.name()): void => {
      if (name === place.name()) return forget();
      place.removeOther(name);
      offers.hideOther(name);
    },

    takeSnapshot: input.takeSnapshot,
    settle,
    getTypedSinceSave: input.getTypedSinceSave,

    /**
     * Sends the form's `values`. Until the end is known the draft is marked as being sent, so that no other visit sends it
     * again without a warning; the end settles the draft even when the form is closed by then. Resolves to false when
     * nothing was saved.
     */
    async submit(values: Fields, send: () => unknown): Promise<boolean> {
      const sent = omitFields(values, excludedFields);
      // The write itself looks for earlier submits of this form, because it knows the records before them.
      const earlier = restored ?? offers.ownDraft();
      const last = earlier?.submission;
      if (last && areSame(sent, last.sent) && !(await canSendAgain(earlier, last))) return false;
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

    /** True when leaving would lose input, `sending` while all of it is being saved. */
    checkUnsaved: (): boolean | 'sending' => {
      if (!isOwn()) return false;
      return sending && areSame(form.read(), sending.fields) ? 'sending' : input.isUnsaved();
    },
  };
}
