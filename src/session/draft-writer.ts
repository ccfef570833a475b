import type { DraftInput } from './draft-input';
import type { DraftOffers } from './draft-offers';
import type { DraftPlace } from './draft-place';
import { pickFields } from './draft-rules';
import type { Submission } from './draft-store';

/** From the last change to the write of the draft. */
const WRITE_DELAY_MS = 1_000;

type DraftSource = {
  place: DraftPlace;
  input: DraftInput;
  /** False once the member is no longer signed in. */
  isOwn: () => boolean;
  /** The offered draft of the place stays in the written one until the user decides. */
  offers: DraftOffers;
  /** The form's own submit with an unknown end. */
  getSubmission: () => Submission | undefined;
};

/** Writes the draft of a form, or removes it where the form has no input to keep. */
export function createDraftWriter({ place, input, offers, isOwn, getSubmission }: DraftSource) {
  let timer: number | undefined;

  function write(): void {
    window.clearTimeout(timer);
    timer = undefined;
    if (!isOwn()) return;
    const offered = offers.ownDraft();
    const changes = input.getChanges(offered);
    const names = Object.keys(changes);
    if (names.length === 0) return place.remove();
    const isTyped = input.isUnsaved() || (offered !== null && offered.asksBeforeSignOut !== false);
    place.write({
      changes,
      base: { ...pickFields(input.initial, names), ...offered?.base },
      submission: getSubmission() ?? offered?.submission,
      ...(!isTyped && { asksBeforeSignOut: false }),
    });
  }

  return {
    write,

    writeLater: (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(write, WRITE_DELAY_MS);
    },

    /** Writes at once what would be written later. */
    flush: (): void => {
      if (timer !== undefined) write();
    },
  };
}
