import { areSame, changedFields, isOutdated, omitFields, pickFields, restorableFields } from './draft-rules';
import { readDraft, removeDraft, writeDraft, type Draft, type Fields } from './draft-store';

/** How long after the last change a draft is written. */
const REST_MS = 1_000;

/** A draft of an earlier visit, offered until it is restored, discarded, or the form is saved. */
export type DraftOffer = {
  /** Milliseconds. */
  savedAt: number;
  /** True when the record was changed since by somebody else, in a field that the draft changes as well. */
  isOutdated: boolean;
};

/** Input that does not stand in the form, e.g. in the URL. */
export type InputBeside = {
  values: Fields;
  /** What a screen without any input holds. Where it is given, other values alone are worth a draft. */
  start?: Fields;
  /** Gets only those that differ. */
  restore: (values: Fields) => void;
};

/** What a screen held at one moment. */
export type HeldInput = { fields: Fields; beside: Fields };

type Place = {
  staffId: number;
  /** Where the draft belongs to, e.g. `member/5`. */
  screen: string;
  /** Fields that never leave the memory. */
  unkept: readonly string[];
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
  const { staffId, screen, unkept, isOfRecord, isOwn } = place;
  const initial = place.read();
  let saved = initial;
  let beside = NOTHING_BESIDE;
  let initialBeside: Fields | null = null;
  let savedBeside: Fields = {};
  let found: Draft | null = null;
  let offer: DraftOffer | null = null;
  let timer: number | undefined;
  const listeners = new Set<() => void>();

  const snapshot = (): HeldInput => ({ fields: place.read(), beside: beside.values });

  const isUnsaved = () => {
    const current = place.read();
    return !areSame(current, saved) && !areSame(current, initial);
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
      });
  }

  function noteChange(): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(write, REST_MS);
  }

  function flush(): void {
    if (timer !== undefined) write();
  }

  function publish(next: Draft | null): void {
    found = next;
    offer = found && {
      savedAt: found.savedAt,
      isOutdated: isOfRecord && isOutdated(found, initial),
    };
    listeners.forEach((listener) => listener());
  }

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getOffer: (): DraftOffer | null => offer,

    /** Looks for a draft of an earlier visit. Returns the function that ends the work, with nothing left unwritten. */
    start(): () => void {
      const draft = readDraft(staffId, screen);
      const current = { ...omitFields(place.read(), unkept), ...beside.values };
      if (draft && Object.keys(restorableFields(draft, current)).length > 0) publish(draft);
      window.addEventListener('pagehide', flush);
      return () => {
        window.removeEventListener('pagehide', flush);
        flush();
      };
    },

    noteChange,

    /** Takes over what stands beside the form; a change of it is a change of the draft. */
    noteBeside(next: InputBeside): void {
      const isChanged = initialBeside !== null && !areSame(beside.values, next.values);
      initialBeside ??= next.values;
      beside = next;
      if (isChanged) noteChange();
    },

    restore: (): void => {
      if (!found) return;
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
      publish(null);
      write();
    },

    snapshot,

    /** What was sent is saved, and no longer a draft; what was typed since is. */
    settle: (sent: HeldInput = snapshot()): void => {
      saved = sent.fields;
      savedBeside = sent.beside;
      publish(null);
      write();
    },

    /** True when leaving would lose something that was typed. */
    hasUnsavedInput: (): boolean => isOwn() && isUnsaved(),
  };
}
