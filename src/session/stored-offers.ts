import type { DraftInput } from './draft-input';
import type { DraftOffers } from './draft-offers';
import type { DraftPlace } from './draft-place';
import { changedFields } from './draft-rules';
import type { Draft, Submission } from './draft-store';
import type { SentOutcome } from './duplicate-probe';
import { followSending } from './running-submits';

type OfferingForm = {
  place: DraftPlace;
  input: DraftInput;
  offers: DraftOffers;
  findOutcome: (sent: Submission) => Promise<SentOutcome>;
  isOpen: () => boolean;
  /** Stores the input of the form, with the offered draft if there is one. */
  write: () => void;
};

const doNothing = () => undefined;

/** Offers the stored drafts of earlier visits. A draft that was left during a submit waits for its outcome. */
export function createStoredOffers({ place, input, offers, findOutcome, isOpen, write }: OfferingForm) {
  function conclude(draft: Draft, sent: Submission, outcome: SentOutcome): void {
    if (outcome === 'unknown') return offers.showOwn(draft, outcome);
    const rest = outcome === 'saved' ? changedFields(sent.held, draft.changes) : draft.changes;
    const hasRest = Object.keys(rest).length > 0;
    if (hasRest) offers.showOwn({ ...draft, changes: rest, submission: undefined }, 'found');
    else offers.hideOwn();
    if (outcome === 'notSaved') return;
    write();
    if (!hasRest) offers.showSaved();
  }

  async function look(draft: Draft, sent: Submission): Promise<void> {
    offers.showOwn(draft, 'looking');
    const outcome = await findOutcome(sent);
    if (offers.ownDraft() === draft && isOpen()) conclude(draft, sent, outcome);
  }

  function follow(draft: Draft, sent: Submission): () => void {
    const end = followSending(place.formKey(), (outcome) => {
      const offered = offers.ownDraft();
      if (offered) conclude(offered, sent, outcome);
    });
    if (end) offers.showOwn(draft, 'sending');
    else void look(draft, sent);
    return end ?? doNothing;
  }

  return {
    look,

    /** Returns the function that ends the wait for a submit of an earlier visit. */
    show: (): (() => void) => {
      offers.showOthers(place.others().filter(({ draft }) => input.isRestorable(draft)));
      const draft = place.read();
      const sent = draft?.submission;
      if (draft && input.isRestorable(draft)) {
        if (sent) return follow(draft, sent);
        offers.showOwn(draft, 'found');
      } else if (draft && sent) {
        // The record already has the values that were being sent when its form was left.
        conclude({ ...draft, changes: {} }, sent, 'saved');
      }
      return doNothing;
    },
  };
}
