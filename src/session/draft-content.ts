import type { Fields } from '@/lib/three-way-merge';

/** A draft of an earlier visit, offered until it is restored, discarded, or the form is saved. */
export type DraftOffer = {
  /** The name under which it is stored: several forms of a screen, also in other tabs, may each have left a draft. */
  name: string;
  /** Milliseconds. */
  savedAt: number;
  /** True when another user has since changed a field that the draft changes as well. */
  isOutdated: boolean;
  /**
   * `found`: typed and never sent. The others were being sent when the form was left. `sending`: the call still runs;
   * `looking`: the records are being searched; `unknown`: they prove neither a save nor a failure; `saved`: nothing is left
   * to restore.
   */
  state: 'found' | 'sending' | 'looking' | 'unknown' | 'saved';
};

/** Input outside of the form that its draft stores as well, e.g. in the URL. */
export type ExtraInput = {
  values: Fields;
  /** If given, other values alone make a draft. */
  start?: Fields;
  restore: (values: Fields) => void;
};

export const NO_EXTRA_INPUT: ExtraInput = { values: {}, restore: () => undefined };

export type InputSnapshot = { fields: Fields; extraInput: Fields };

export type DraftForm = {
  staffId: number;
  /** The screen of the draft, e.g. `member/5`. */
  screen: string;
  /** Fields that are never stored. */
  excludedFields: readonly string[];
  /** Fields that alone make no draft. */
  context: readonly string[];
  /** True for the form of a record that others may change as well. */
  isOfRecord: boolean;
  read: () => Fields;
  fill: (values: Fields) => void;
  /** False once the member is no longer signed in. */
  isOwn: () => boolean;
};
