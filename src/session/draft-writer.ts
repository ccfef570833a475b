import type { DraftInput } from './draft-input';
import type { DraftOffers } from './draft-offers';
import type { DraftPlace } from './draft-place';
import { pickFields } from './draft-rules';
import type { Submission } from './draft-store';

const WRITE_DELAY_MS = 1_000;

type DraftSource = {
  place: DraftPlace;
  input: DraftInput;
  isOwn: () => boolean;
  /** Until the user decides, the written draft includes the offered one. */
  offers: DraftOffers;
  getSubmission: () => Submission | undefined;
};

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

    /** Writes at once if a write is due. */
    flush: (): void => {
      if (timer !== undefined) write();
    },
  };
}
