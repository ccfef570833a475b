import { ApiError } from '@/api/api-error';
import { now } from '@/lib/clock';
import { areSame } from '@/lib/same-fields';
import type { DraftForm, DraftOffer, ExtraInput, InputSnapshot } from './draft-content';
import { createDraftInput } from './draft-input';
import { createDraftOffers } from './draft-offers';
import { createDraftPlace, settleLeftDraft } from './draft-place';
import { changedFields, isOutdated, omitFields, pickFields } from './draft-rules';
import type { Draft, Fields, Submission } from './draft-store';
import { beginSending, findSent, followSending, type DuplicateProbe, type SentOutcome } from './sent-input';

/** Pause after the last change before the draft is written. */
const REST_MS = 1_000;

const endNothing = () => undefined;

/** Writes the draft of one form a second after the last change; each form, in any tab, has its own. */
export function createDraftKeeper(form: DraftForm) {
  const { staffId, screen, excludedFields, isOfRecord, isOwn } = form;
  const place = createDraftPlace(staffId, screen);
  const input = createDraftInput(form);
  const getFormKey = () => `${staffId}:${place.name()}`;
  const offers = createDraftOffers((draft) => isOfRecord && isOutdated(draft, input.initial));
  /** The draft of this place that is offered. */
  let found: Draft | null = null;
  let timer: number | undefined;
  let finder: DuplicateProbe<Fields> | undefined;
  let sending: InputSnapshot | null = null;
  /** A submit with an unknown end. */
  let submission: Submission | undefined;
  /** The restored draft of an earlier visit, which may have such a submit. */
  let restored: Draft | null = null;
  let isOpen = false;

  function write(): void {
    window.clearTimeout(timer);
    timer = undefined;
    if (!isOwn()) return;
    const changes = input.getChanges(found);
    const names = Object.keys(changes);
    if (names.length === 0) return place.remove();
    const isTyped = input.isUnsaved() || (found !== null && found.asksBeforeSignOut !== false);
    place.write({
      changes,
      base: { ...pickFields(input.initial, names), ...found?.base },
      submission: submission ?? found?.submission,
      ...(!isTyped && { asksBeforeSignOut: false }),
    });
  }

  function noteChange(): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(write, REST_MS);
  }

  function flush(): void {
    if (timer !== undefined) write();
  }

  function publish(next: Draft | null, state: Exclude<DraftOffer['state'], 'saved'> = 'found'): void {
    found = next;
    if (found) offers.showOwn({ name: place.name(), draft: found }, state);
    else offers.hideOwn();
  }

  const announceSaved = (): void => offers.showSaved(place.name(), now().getTime());

  /** Updates the offer by the end of the submit that an earlier visit had left. */
  function conclude(draft: Draft, sent: Submission, outcome: SentOutcome): void {
    if (outcome === 'unknown') return publish(draft, outcome);
    const rest = outcome === 'saved' ? changedFields(sent.held, draft.changes) : draft.changes;
    const hasRest = Object.keys(rest).length > 0;
    publish(hasRest ? { ...draft, changes: rest, submission: undefined } : null);
    if (outcome === 'notSaved') return;
    write();
    if (!hasRest) announceSaved();
  }

  async function lookForSubmit(draft: Draft, sent: Submission): Promise<void> {
    publish(draft, 'looking');
    const outcome = await findSent(sent, finder);
    if (found === draft && isOpen) conclude(draft, sent, outcome);
  }

  /** Returns the function that ends the wait for a submit of that visit. */
  function offerDraft(draft: Draft): () => void {
    const { submission: sent } = draft;
    if (!sent) {
      publish(draft);
      return endNothing;
    }
    const end = followSending(getFormKey(), (outcome) => {
      if (found) conclude(found, sent, outcome);
    });
    if (end) publish(draft, 'sending');
    else void lookForSubmit(draft, sent);
    return end ?? endNothing;
  }

  function settle(sent: InputSnapshot = input.takeSnapshot()): void {
    input.markSaved(sent);
    submission = undefined;
    restored = null;
    publish(null);
    write();
  }

  /** Resolves to true when an earlier visit has sent the same input, or may have; the bar then says so. */
  async function wasSentBefore(draft: Draft, last: Submission): Promise<boolean> {
    if (offers.ownState() === 'sending') return true;
    const outcome = await findSent(last, finder);
    if (outcome === 'saved') {
      settle();
      announceSaved();
    } else if (outcome === 'unknown') publish(draft, outcome);
    return outcome !== 'notSaved';
  }

  /** Returns the function that ends the wait for a submit of that visit. */
  function offerStored(): () => void {
    offers.showOthers(place.others().filter(({ draft }) => input.isRestorable(draft)));
    const draft = place.read();
    if (draft && input.isRestorable(draft)) return offerDraft(draft);
    // The record already has the values that were being sent when its form was left.
    if (draft?.submission) conclude({ ...draft, changes: {} }, draft.submission, 'saved');
    return endNothing;
  }

  /** Another tab took over, discarded or replaced the draft of this form: its input is stored again. */
  function storeAgain(): void {
    if (found && !input.isUnsaved()) publish(null);
    noteChange();
  }

  const otherOffersExcept = (name: string) => offers.others().filter((other) => other.name !== name);

  /** Replaces the input by the draft of another form; the replaced input stays as a draft of its own. */
  function swapFor(name: string): boolean {
    const stored = place.others().find((other) => other.name === name);
    flush();
    const replaced = place.read();
    const remainingOffers = otherOffersExcept(name);
    // Another tab restored or discarded it meanwhile.
    if (!stored) {
      offers.showOthers(remainingOffers);
      return false;
    }
    const ownOffer = replaced ? [{ name: place.name(), draft: replaced }] : [];
    offers.showOthers([...ownOffer, ...remainingOffers]);
    place.move();
    place.write(stored.draft);
    place.removeOther(name);
    input.reset();
    publish(stored.draft);
    return true;
  }

  return {
    subscribe: offers.subscribe,
    getOffers: offers.get,

    /** Looks for drafts of earlier visits. Returns the function that stops the work and writes the draft. */
    start(): () => void {
      isOpen = true;
      let end: () => void = endNothing;
      const leavePlace = place.open(() => {
        end = offerStored();
      }, storeAgain);
      window.addEventListener('pagehide', flush);
      return () => {
        isOpen = false;
        end();
        window.removeEventListener('pagehide', flush);
        flush();
        leavePlace();
      };
    },

    noteChange,

    /** Without a probe no submit is remembered, because sending again does no harm. */
    setFinder(next: DuplicateProbe<Fields> | undefined): void {
      finder = next;
    },

    /** Takes over the input outside the form; a change of it changes the draft. */
    setExtraInput(next: ExtraInput): void {
      if (input.setExtra(next)) noteChange();
    },

    restore: async (name = place.name()): Promise<void> => {
      if (name !== place.name() && (sending || !swapFor(name))) return;
      // The submit may have arrived since.
      if (found?.submission) await lookForSubmit(found, found.submission);
      if (!found) return;
      submission = found.submission;
      restored = found;
      input.restore(found);
      publish(null);
      noteChange();
    },

    discard: (name = place.name()): void => {
      if (name !== place.name()) {
        place.removeOther(name);
        return offers.showOthers(otherOffersExcept(name));
      }
      submission = undefined;
      restored = null;
      publish(null);
      write();
    },

    takeSnapshot: input.takeSnapshot,
    /** Marks the sent input as saved; later input stays a draft. */
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
      const earlier = restored ?? found;
      const last = earlier?.submission;
      if (last && areSame(sent, last.sent) && (await wasSentBefore(earlier, last))) return false;
      restored = null;
      const sentInput = input.takeSnapshot();
      const since = now().getTime();
      const changed = { ...input.getTyped(), ...sentInput.extraInput };
      if (finder) submission = { since, held: changed, sent, before: finder.countShown(sent) ?? null };
      sending = sentInput;
      const reportEnd = beginSending(getFormKey());
      if (finder) write();
      let outcome: SentOutcome = 'notSaved';
      try {
        const isSaved = (await send()) !== false;
        if (isSaved) outcome = 'saved';
        return isSaved;
      } catch (error) {
        if (error instanceof ApiError && error.outcome === 'unknown') outcome = 'unknown';
        throw error;
      } finally {
        sending = null;
        if (!isOpen && isOwn()) settleLeftDraft(place, { sentChanges: changed, since, outcome });
        if (isOpen && outcome === 'saved') settle(sentInput);
        if (isOpen && outcome === 'notSaved' && finder) {
          submission = undefined;
          write();
        }
        reportEnd(outcome);
      }
    },

    /** True when leaving would lose input, `sending` while all of it is being saved. */
    checkUnsaved: (): boolean | 'sending' => {
      if (!isOwn()) return false;
      return sending && areSame(form.read(), sending.fields) ? 'sending' : input.isUnsaved();
    },
  };
}
