import { isPartOf } from '@/lib/same-fields';
import type { UnsavedState } from '@/ui/form/unsaved-input';
import type { DraftForm, ExtraInput } from './draft-content';
import { createDraftInput } from './draft-input';
import { createDraftOffers } from './draft-offers';
import { createDraftPlace } from './draft-place';
import { isOutdated } from './draft-rules';
import { createDraftSubmits } from './draft-submits';
import { createDraftWriter } from './draft-writer';
import { createStoredOffers } from './stored-offers';

/** Each form, in any tab, has its own draft, written a second after the last change. */
export function createDraftKeeper(form: DraftForm) {
  const { staffId, screen, excludedFields, isOfRecord, isOwn } = form;
  const place = createDraftPlace(staffId, screen);
  const input = createDraftInput(form);
  const offers = createDraftOffers(place.name, (draft) => isOfRecord && isOutdated(draft, input.initial));
  let isOpen = false;

  const parts = { place, input, offers, isOwn, isOpen: () => isOpen };
  const { write, writeLater, flush } = createDraftWriter({
    ...parts,
    getSubmission: () => submits.getSubmission(),
  });
  const submits = createDraftSubmits({ ...parts, excludedFields, write });
  const storedOffers = createStoredOffers({ ...parts, findOutcome: submits.findOutcome, write });

  /** Another tab has restored, discarded or replaced this draft: the input of this form is stored again. */
  function storeAgain(): void {
    if (offers.ownDraft() && !input.isUnsaved()) offers.hideOwn();
    writeLater();
  }

  /** The form offers the replaced input as another draft. */
  function swapFor(name: string): boolean {
    const stored = place.others().find((other) => other.name === name);
    flush();
    const replaced = place.read();
    offers.hideOther(name);
    // Another tab has restored or discarded that draft meanwhile.
    if (!stored) return false;
    if (replaced) offers.addOther({ name: place.name(), draft: replaced });
    place.move();
    place.write(stored.draft);
    place.removeOther(name);
    input.reset();
    offers.showOwn(stored.draft, 'found');
    return true;
  }

  return {
    subscribe: offers.subscribe,
    getOffers: offers.get,

    /** Returns the function that stops, and writes the draft. */
    start: (): (() => void) => {
      isOpen = true;
      let endWait = () => {};
      const leavePlace = place.open(() => {
        endWait = storedOffers.show();
      }, storeAgain);
      window.addEventListener('pagehide', flush);
      return () => {
        isOpen = false;
        endWait();
        window.removeEventListener('pagehide', flush);
        flush();
        leavePlace();
      };
    },

    noteChange: writeLater,

    /** Without a probe no submit is remembered: sending such a form again does no harm. */
    setProbe: submits.setProbe,

    setExtraInput: (next: ExtraInput): void => {
      if (input.setExtra(next)) writeLater();
    },

    restore: async (name = place.name()): Promise<void> => {
      if (name !== place.name() && (submits.getSending() || !swapFor(name))) return;
      // The submit of the draft may have reached the server since.
      const offered = offers.ownDraft();
      if (offered?.submission) await storedOffers.look(offered, offered.submission);
      const draft = offers.ownDraft();
      if (!draft || !isOpen) return;
      submits.noteRestored(draft);
      input.restore(draft);
      offers.hideOwn();
      writeLater();
    },

    discard: (name = place.name()): void => {
      if (name === place.name()) return submits.forget();
      place.removeOther(name);
      offers.hideOther(name);
    },

    takeSnapshot: input.takeSnapshot,
    settle: submits.settle,
    getTypedSinceSave: input.getTypedSinceSave,
    submit: submits.submit,

    /** `sending` while all of the input is being saved; null also once the member is no longer signed in. */
    checkUnsaved: (): UnsavedState => {
      if (!isOwn()) return null;
      const sending = submits.getSending();
      if (sending && isPartOf(form.read(), sending.fields)) return 'sending';
      return input.isUnsaved() ? 'draft' : null;
    },
  };
}
