import type { Fields } from '@/lib/three-way-merge';

/** Input of an earlier visit, offered until it is restored, discarded, or the form is saved. */
export type DraftOffer = {
  /** Each form of a screen stores its draft under its own name. */
  name: string;
  /** Milliseconds. */
  savedAt: number;
  /** Another user has since changed a field that the draft changes as well. */
  isOutdated: boolean;
  /**
   * `found` is not saved. The form was left while the others were being sent: `sending` still runs,
   * `looking` searches the records, `unknown` found neither a save nor a failure, `saved` leaves nothing to
   * restore.
   */
  state: 'found' | 'sending' | 'looking' | 'unknown' | 'saved';
};

/** Input outside of the form, e.g. in the URL, which its draft stores as well. */
export type ExtraInput = {
  values: Fields;
  /** If given, a difference from these values alone makes a draft. */
  start?: Fields;
  restore: (values: Fields) => void;
};

export const NO_EXTRA_INPUT: ExtraInput = { values: {}, restore: () => undefined };

export type InputSnapshot = { fields: Fields; extraInput: Fields };

export type DraftForm = {
  staffId: number;
  screen: string;
  excludedFields: readonly string[];
  /** Fields that make no draft by themselves, such as the person of the form. */
  context: readonly string[];
  /** Other users may change the record meanwhile. */
  isOfRecord: boolean;
  read: () => Fields;
  fill: (values: Fields) => void;
  /** False once the member is no longer signed in. */
  isOwn: () => boolean;
};
