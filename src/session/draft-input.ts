import { isPartOf } from '@/lib/same-fields';
import type { Fields } from '@/lib/three-way-merge';
import { NO_EXTRA_INPUT, type DraftForm, type ExtraInput, type InputSnapshot } from './draft-content';
import { changedFields, omitFields, pickFields, restorableFields } from './draft-rules';
import type { Draft } from './draft-store';

export function createDraftInput({ read, fill, excludedFields, context }: DraftForm) {
  const initial = read();
  let saved = initial;
  let extra = NO_EXTRA_INPUT;
  let initialExtra: Fields | null = null;
  let savedExtra: Fields = {};

  const withoutContext = (fields: Fields) => omitFields(fields, context);

  function isUnsaved(): boolean {
    // A form of new records shows its initial values again after a save.
    const current = withoutContext(read());
    return !isPartOf(current, withoutContext(saved)) && !isPartOf(current, withoutContext(initial));
  }

  function isExtraUnsaved(): boolean {
    const { values, start } = extra;
    return start !== undefined && !isPartOf(values, start) && !isPartOf(values, savedExtra);
  }

  const getTyped = () => omitFields(changedFields(initial, read()), excludedFields);

  const getRestorable = (draft: Draft): Fields =>
    restorableFields(draft, { ...omitFields(read(), excludedFields), ...extra.values });

  return {
    initial,
    isUnsaved,
    getTyped,
    getTypedSinceSave: (): Fields => changedFields(saved, read()),
    isRestorable: (draft: Draft) => Object.keys(getRestorable(draft)).length > 0,
    takeSnapshot: (): InputSnapshot => ({ fields: read(), extraInput: extra.values }),

    /** `undecided` is an older draft that the user has neither restored nor discarded. */
    getChanges(undecided: Draft | null): Fields {
      const typed = isUnsaved() ? getTyped() : {};
      // Newer input overrides the older draft, which stays otherwise.
      if (undecided) {
        return { ...undecided.changes, ...typed, ...changedFields(initialExtra ?? {}, extra.values) };
      }
      const hasInput = Object.keys(typed).length > 0 || isExtraUnsaved();
      return hasInput ? { ...typed, ...extra.values } : {};
    },

    markSaved(sent: InputSnapshot): void {
      saved = sent.fields;
      savedExtra = sent.extraInput;
    },

    setExtra(next: ExtraInput): boolean {
      const isChanged = initialExtra !== null && !isPartOf(extra.values, next.values);
      initialExtra ??= next.values;
      extra = next;
      return isChanged;
    },

    restore(draft: Draft): void {
      const extraNames = Object.keys(extra.values);
      // Input since the offer is newer than the draft, and stays.
      const fields = omitFields(getRestorable(draft), Object.keys(getTyped()));
      fill(omitFields(fields, extraNames));
      const extraFields = pickFields(fields, extraNames);
      if (Object.keys(extraFields).length > 0) extra.restore(extraFields);
    },

    reset: (): void => fill(pickFields(initial, Object.keys(getTyped()))),
  };
}

export type DraftInput = ReturnType<typeof createDraftInput>;
