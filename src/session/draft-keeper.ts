import { ApiError } from '@/api/api-error';
import { now } from '@/lib/clock';
import { areSame } from '@/lib/same-fields';
import { NO_EXTRA_INPUT, type InputSnapshot, type ExtraInput, type DraftForm } from './draft-content';
import { createDraftOffers } from './draft-offers';
import { createDraftPlace, settleLeftDraft } from './draft-place';
import { changedFields, isOutdated, omitFields, pickFields, restorableFields } from './draft-rules';
import type { Draft, Fields, Submission } from './draft-store';
import { beginSending, findSent, followSending, type DuplicateProbe, type SentOutcome } from './sent-input';

/** Pause after the last change before the draft is written. */
const REST_MS = 1_000;

/** Writes the draft of one form a second after the last change; each form, in any tab, has its own. */
export function createDraftKeeper(form: DraftForm) {
  const { staffId, screen, excludedFields, context = [], isOfRecord, isOwn } = form;
  const place = createDraftPlace(staffId, screen);
  const formKey = () => `${staffId}:${place.name()}`;
  const initial = form.read();
  let saved = initial;
  let extraInput = NO_EXTRA_INPUT;
  let initialExtra: Fields | null = null;
  let savedExtra: Fields = {};
  let found: Draft | null = null;
  const offers = createDraftOffers((draft) => isOfRecord && isOutdated(draft, initial));
  let timer: number | undefined;
  let finder: DuplicateProbe<Fields> | undefined;
  let sending: InputSnapshot | null = null;
  /** A submit with an unknown end. */
  let submission: Submission | undefined;
  /** The restored draft of an earlier visit, which may have such a submit. */
  let restored: Draft | null = null;
  let isOpen = false;

  const snapshot = (): InputSnapshot => ({ fields: form.read(), extraInput: extraInput.values });

  const isUnsaved = () => {
    const input = (fields: Fields) => omitFields(fields, context);
    const current = input(form.read());
    return !areSame(current, input(saved)) && !areSame(current, input(initial));
  };

  function isExtraUnsaved(): boolean {
    const { values, start } = extraInput;
    return start !== undefined && !areSame(values, start) && !areSame(values, savedExtra);
  }

  const typed = () => omitFields(changedFields(initial, form.read()), excludedFields);

  function changes(): Fields {
    const own = isUnsaved() ? typed() : {};
    const hasOwn = Object.keys(own).length > 0 || isExtraUnsaved();
    // The user has not decided yet about the older draft: it is kept, and newer input overrides it.
    if (found) return { ...found.changes, ...own, ...changedFields(initialExtra ?? {}, extraInput.values) };
    return hasOwn ? { ...own, ...extraInput.values } : {};
  }

  function write(): void {
    window.clearTimeout(timer);
    timer = undefined;
    if (!isOwn()) return;
    const current = changes();
    const names = Object.keys(current);
    if (names.length === 0) return place.remove();
    const isTyped = isUnsaved() || (found !== null && found.asksBeforeSignOut !== false);
    place.write({
      changes: current,
      base: { ...pickFields(initial, names), ...found?.base },
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

  function publish(next: Draft | null, state: 'found' | 'sending' | 'looking' | 'unknown' = 'found'): void {
    found = next;
    if (found) offers.showOwn({ name: place.name(), draft: found }, state);
    else offers.hideOwn();
  }

  const announceSaved = (): void => offers.showSaved(place.name(), now().getTime());

  const restorable = (draft: Draft): Fields =>
    restorableFields(draft, { ...omitFields(form.read(), excludedFields), ...extraInput.values });
  const isWorthAnOffer = (draft: Draft) => Object.keys(restorable(draft)).length > 0;

  function conclude(draft: Draft, sent: Submission, outcome: SentOutcome): void {
    if (outcome === 'unknown') return publish(draft, outcome);
    const rest = outcome === 'saved' ? changedFields(sent.held, draft.changes) : draft.changes;
    const isLeft = Object.keys(rest).length > 0;
    publish(isLeft ? { ...draft, changes: rest, submission: undefined } : null);
    if (outcome === 'notSaved') return;
    write();
    if (!isLeft) announceSaved();
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
      return () => undefined;
    }
    const end = followSending(formKey(), (outcome) => found && conclude(found, sent, outcome));
    if (end) publish(draft, 'sending');
    else void lookForSubmit(draft, sent);
    return end ?? (() => undefined);
  }

  function settle(sent: InputSnapshot = snapshot()): void {
    saved = sent.fields;
    savedExtra = sent.extraInput;
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
    offers.showOthers(place.others().filter(({ draft }) => isWorthAnOffer(draft)));
    const draft = place.read();
    if (draft && isWorthAnOffer(draft)) return offerDraft(draft);
    // The record already has the values that were being sent when its form was left.
    if (draft?.submission) conclude({ ...draft, changes: {} }, draft.submission, 'saved');
    return () => undefined;
  }

  /** Another tab took over, discarded or replaced the draft of this form: its input is stored again. */
  function storeAgain(): void {
    if (found && !isUnsaved()) publish(null);
    noteChange();
  }

  const otherOffersExcept = (name: string) => offers.others().filter((other) => other.name !== name);

  /** Replaces the input by the draft of another form; the replaced input stays as a draft of its own. */
  function swapFor(name: string): boolean {
    const stored = place.others().find((other) => other.name === name);
    flush();
    const aside = place.read();
    const left = aside ? [{ name: place.name(), draft: aside }] : [];
    offers.showOthers([...(stored ? left : []), ...otherOffersExcept(name)]);
    // Another tab restored or discarded it meanwhile.
    if (!stored) return false;
    place.move();
    place.write(stored.draft);
    place.removeOther(name);
    form.fill(pickFields(initial, Object.keys(typed())));
    publish(stored.draft);
    return true;
  }

  return {
    subscribe: offers.subscribe,
    getOffers: offers.get,

    /** Looks for drafts of earlier visits. Returns the function that stops the work and writes the draft. */
    start(): () => void {
      isOpen = true;
      let end = () => {};
      const leavePlace = place.open(() => (end = offerStored()), storeAgain);
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
      const isChanged = initialExtra !== null && !areSame(extraInput.values, next.values);
      initialExtra ??= next.values;
      extraInput = next;
      if (isChanged) noteChange();
    },

    restore: async (name = place.name()): Promise<void> => {
      if (name !== place.name() && (sending || !swapFor(name))) return;
      // The submit may have arrived since.
      if (found?.submission) await lookForSubmit(found, found.submission);
      if (!found) return;
      ({ submission } = found);
      restored = found;
      // Input since the offer is newer than the draft.
      const fields = omitFields(restorable(found), Object.keys(typed()));
      form.fill(omitFields(fields, Object.keys(extraInput.values)));
      const extraFields = pickFields(fields, Object.keys(extraInput.values));
      if (Object.keys(extraFields).length > 0) extraInput.restore(extraFields);
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

    snapshot,
    /** Marks the sent input as saved; later input stays a draft. */
    settle,

    typedSince: (): Fields => changedFields(saved, form.read()),

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
      const sentInput = snapshot();
      const since = now().getTime();
      const changed = { ...typed(), ...sentInput.extraInput };
      if (finder) submission = { since, held: changed, sent, before: finder.countShown(sent) ?? null };
      sending = sentInput;
      const end = beginSending(formKey());
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
        end(outcome);
      }
    },

    /** True when leaving would lose input, `sending` while all of it is being saved. */
    hasUnsavedInput: (): boolean | 'sending' => {
      if (!isOwn()) return false;
      return sending && areSame(form.read(), sending.fields) ? 'sending' : isUnsaved();
    },
  };
}
