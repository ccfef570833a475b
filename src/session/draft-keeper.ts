import { ApiError } from '@/api/api-error';
import { now } from '@/lib/clock';
import { createStore } from '@/lib/create-store';
import { areSame } from '@/lib/same-fields';
import type { DraftOffer, InputBeside } from './draft-content';
import { changedFields, isOutdated, omitFields, pickFields, restorableFields } from './draft-rules';
import { readDraft, removeDraft, writeDraft, type Draft, type Fields, type Submission } from './draft-store';
import { beginSending, findSent, followSending, type SentFinder, type SentOutcome } from './sent-input';

/** How long after the last change a draft is written. */
const REST_MS = 1_000;

/** What a screen held at one moment. */
export type HeldInput = { fields: Fields; beside: Fields };

type Place = {
  staffId: number;
  /** Where the draft belongs to, e.g. `member/5`. */
  screen: string;
  /** Fields that never leave the memory. */
  unkept: readonly string[];
  /** Fields that are no input by themselves. */
  context?: readonly string[];
  /** True for the form of a record that others may change as well. */
  isOfRecord: boolean;
  read: () => Fields;
  /** Puts values into the fields. */
  fill: (values: Fields) => void;
  /** False once the member is no longer the one who is signed in. */
  isOwn: () => boolean;
};

const NOTHING_BESIDE: InputBeside = { values: {}, restore: () => undefined };

/**
 * Follows one form on the screen: writes its draft a second after the last change, offers the one that was there
 * before, and knows whether something is unsaved. Of two tabs with the same form the last one to write wins.
 */
export function createDraftKeeper(place: Place) {
  const { staffId, screen, unkept, context = [], isOfRecord, isOwn } = place;
  const formKey = `${staffId}:${screen}`;
  const initial = place.read();
  let saved = initial;
  let beside = NOTHING_BESIDE;
  let initialBeside: Fields | null = null;
  let savedBeside: Fields = {};
  let found: Draft | null = null;
  const offer = createStore<DraftOffer | null>(null);
  let timer: number | undefined;
  let finder: SentFinder<Fields> | undefined;
  /** What is being sent now. */
  let sending: HeldInput | null = null;
  /** A submit whose end nobody has seen. */
  let submission: Submission | undefined;
  /** A draft with such a submit of an earlier visit. */
  let restored: Draft | null = null;
  let isOpen = false;

  const snapshot = (): HeldInput => ({ fields: place.read(), beside: beside.values });

  const isUnsaved = () => {
    const input = (fields: Fields) => omitFields(fields, context);
    const current = input(place.read());
    return !areSame(current, input(saved)) && !areSame(current, input(initial));
  };

  function isUnsavedBeside(): boolean {
    const { values, start } = beside;
    return start !== undefined && !areSame(values, start) && !areSame(values, savedBeside);
  }

  /** What was typed since the form was opened. */
  const typed = () => omitFields(changedFields(initial, place.read()), unkept);

  function changes(): Fields {
    const own = isUnsaved() ? typed() : {};
    const hasOwn = Object.keys(own).length > 0 || isUnsavedBeside();
    // Nobody has decided yet about the older draft: it stays, beneath what is typed now.
    if (found) return { ...found.changes, ...own, ...changedFields(initialBeside ?? {}, beside.values) };
    return hasOwn ? { ...own, ...beside.values } : {};
  }

  function write(): void {
    window.clearTimeout(timer);
    timer = undefined;
    if (!isOwn()) return;
    const current = changes();
    const names = Object.keys(current);
    if (names.length === 0) removeDraft(staffId, screen);
    else
      writeDraft(staffId, screen, {
        changes: current,
        base: { ...pickFields(initial, names), ...found?.base },
        submission: submission ?? found?.submission,
      });
  }

  function noteChange(): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(write, REST_MS);
  }

  function flush(): void {
    if (timer !== undefined) write();
  }

  function publish(next: Draft | null, state: DraftOffer['state'] = 'found'): void {
    found = next;
    offer.set(
      found && { savedAt: found.savedAt, isOutdated: isOfRecord && isOutdated(found, initial), state },
    );
  }

  function announceSaved(): void {
    offer.set({ savedAt: now().getTime(), isOutdated: false, state: 'saved' });
  }

  /** Tells how a submit ended whose form was left. */
  function conclude(draft: Draft, sent: Submission, outcome: SentOutcome): void {
    if (outcome === 'unknown') return publish(draft, outcome);
    const rest = outcome === 'saved' ? changedFields(sent.held, draft.changes) : draft.changes;
    const isLeft = Object.keys(rest).length > 0;
    publish(isLeft ? { ...draft, changes: rest, submission: undefined } : null);
    if (outcome === 'notSaved') return;
    write();
    if (!isLeft) announceSaved();
  }

  async function look(draft: Draft, sent: Submission): Promise<void> {
    publish(draft, 'looking');
    const outcome = await findSent(sent, finder);
    if (found === draft && isOpen) conclude(draft, sent, outcome);
  }

  /** Offers what an earlier visit left. Returns the function that ends the wait for a submit of that visit. */
  function take(draft: Draft): () => void {
    const { submission: sent } = draft;
    if (!sent) {
      publish(draft);
      return () => undefined;
    }
    const end = followSending(formKey, (outcome) => found && conclude(found, sent, outcome));
    if (end) publish(draft, 'sending');
    else void look(draft, sent);
    return end ?? (() => undefined);
  }

  /** The form is gone: what the browser keeps of it follows how its submit ended. */
  function settleStored(held: Fields, since: number, outcome: SentOutcome): void {
    const draft = isOwn() ? readDraft(staffId, screen) : null;
    if (!draft || outcome === 'unknown' || (draft.submission && draft.submission.since !== since)) return;
    const rest = outcome === 'saved' ? changedFields(held, draft.changes) : draft.changes;
    const { base } = draft;
    if (Object.keys(rest).length > 0) writeDraft(staffId, screen, { changes: rest, base });
    else removeDraft(staffId, screen);
  }

  function settle(sent: HeldInput = snapshot()): void {
    saved = sent.fields;
    savedBeside = sent.beside;
    submission = undefined;
    restored = null;
    publish(null);
    write();
  }

  /** Whether what is to be sent was sent by an earlier visit already, or may have been; then it tells so. */
  async function wasSentBefore(draft: Draft, last: Submission): Promise<boolean> {
    if (offer.get()?.state === 'sending') return true;
    const outcome = await findSent(last, finder);
    if (outcome === 'saved') {
      settle();
      announceSaved();
    } else if (outcome === 'unknown') publish(draft, outcome);
    return outcome !== 'notSaved';
  }

  return {
    subscribe: offer.subscribe,
    getOffer: offer.get,

    /** Looks for a draft of an earlier visit. Returns the function that ends the work, with nothing left unwritten. */
    start(): () => void {
      isOpen = true;
      const draft = readDraft(staffId, screen);
      const current = { ...omitFields(place.read(), unkept), ...beside.values };
      const isOffered = draft && Object.keys(restorableFields(draft, current)).length > 0;
      const end = isOffered ? take(draft) : undefined;
      // The record holds already what was being sent when its form was left.
      if (draft?.submission && !isOffered) conclude({ ...draft, changes: {} }, draft.submission, 'saved');
      window.addEventListener('pagehide', flush);
      return () => {
        isOpen = false;
        end?.();
        window.removeEventListener('pagehide', flush);
        flush();
      };
    },

    noteChange,

    /** How to look for what is sent. Without it nothing is marked as being sent: to send it again does no harm. */
    noteFinder(next: SentFinder<Fields> | undefined): void {
      finder = next;
    },

    /** Takes over what stands beside the form; a change of it is a change of the draft. */
    noteBeside(next: InputBeside): void {
      const isChanged = initialBeside !== null && !areSame(beside.values, next.values);
      initialBeside ??= next.values;
      beside = next;
      if (isChanged) noteChange();
    },

    restore: async (): Promise<void> => {
      // It may have arrived since.
      if (offer.get()?.state === 'unknown' && found?.submission) await look(found, found.submission);
      if (!found) return;
      ({ submission } = found);
      restored = found;
      const current = { ...omitFields(place.read(), unkept), ...beside.values };
      // What was typed while the draft was on offer is newer.
      const fields = omitFields(restorableFields(found, current), Object.keys(typed()));
      place.fill(omitFields(fields, Object.keys(beside.values)));
      const fieldsBeside = pickFields(fields, Object.keys(beside.values));
      if (Object.keys(fieldsBeside).length > 0) beside.restore(fieldsBeside);
      publish(null);
      noteChange();
    },

    discard: (): void => {
      submission = undefined;
      restored = null;
      publish(null);
      write();
    },

    snapshot,

    /** What was sent is saved, and no longer a draft; what was typed since is. */
    settle,

    /** What was typed since the last save. */
    typedSince: (): Fields => changedFields(saved, place.read()),

    /**
     * Sends what the form holds, as `values`. Until the end is known the draft tells that it is being sent, so that
     * nobody sends it again unasked, and the end settles it even when the form is gone by then. Resolves to false
     * when nothing was saved.
     */
    async submit(values: Fields, send: () => unknown): Promise<boolean> {
      const sent = omitFields(values, unkept);
      // What this form sent itself is looked for by the write, which knows what stood there before.
      const earlier = restored ?? found;
      const last = earlier?.submission;
      if (last && areSame(sent, last.sent) && (await wasSentBefore(earlier, last))) return false;
      restored = null;
      const held = snapshot();
      const since = now().getTime();
      const changed = { ...typed(), ...held.beside };
      if (finder) submission = { since, held: changed, sent, before: finder.countShown(sent) ?? null };
      sending = held;
      const end = beginSending(formKey);
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
        if (!isOpen) settleStored(changed, since, outcome);
        else if (outcome === 'saved') settle(held);
        else if (outcome === 'notSaved' && finder) {
          submission = undefined;
          write();
        }
        end(outcome);
      }
    },

    /** True when leaving would lose something that was typed, `sending` while all of it is being saved. */
    hasUnsavedInput: (): boolean | 'sending' => {
      if (!isOwn()) return false;
      return sending && areSame(place.read(), sending.fields) ? 'sending' : isUnsaved();
    },
  };
}
