import type { Fields } from './draft-store';

/** A draft of an earlier visit, offered until it is restored, discarded, or the form is saved. */
export type DraftOffer = {
  /** The place of the draft: several forms of the screen, in several tabs, may have left one each. */
  name: string;
  /** Milliseconds. */
  savedAt: number;
  /** True when the record was changed since by somebody else, in a field that the draft changes as well. */
  isOutdated: boolean;
  /**
   * `found`: typed and never sent. `sending`, `looking`, `unknown`: was being sent when the form was left; it still
   * is, it is looked for among the records, nobody knows. `saved`: it was sent and is saved, nothing is to be restored.
   */
  state: 'found' | 'sending' | 'looking' | 'unknown' | 'saved';
};

/** Input that does not stand in the form, e.g. in the URL. */
export type ExtraInput = {
  values: Fields;
  /** What a screen without any input holds. Where it is given, other values alone are worth a draft. */
  start?: Fields;
  /** Gets only those that differ. */
  restore: (values: Fields) => void;
};

export const NO_EXTRA_INPUT: ExtraInput = { values: {}, restore: () => undefined };

/** What a screen held at one moment. */
export type InputSnapshot = { fields: Fields; beside: Fields };

/** A form whose draft is kept. */
export type KeptForm = {
  staffId: number;
  /** Where the draft belongs to, e.g. `member/5`. */
  screen: string;
  /** Fields that never leave the memory. */
  excludedFields: readonly string[];
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
