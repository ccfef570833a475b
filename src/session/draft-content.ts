import type { Fields } from './draft-store';

/** A draft of an earlier visit, offered until it is restored, discarded, or the form is saved. */
export type DraftOffer = {
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
export type InputBeside = {
  values: Fields;
  /** What a screen without any input holds. Where it is given, other values alone are worth a draft. */
  start?: Fields;
  /** Gets only those that differ. */
  restore: (values: Fields) => void;
};
