import { now } from '@/lib/clock';
import { createStore } from '@/lib/create-store';
import type { DraftOffer } from './draft-content';
import type { Draft, StoredDraft } from './draft-store';

/** The draft of the form's own place, and those of its screen's other forms, closed or in other tabs. */
export function createDraftOffers(isOutdated: (draft: Draft) => boolean) {
  const shown = createStore<readonly DraftOffer[]>([]);
  let ownDraft: Draft | null = null;
  let own: DraftOffer | null = null;
  let others: readonly StoredDraft[] = [];

  function createOffer({ name, draft }: StoredDraft, state: DraftOffer['state']): DraftOffer {
    return { name, savedAt: draft.savedAt, isOutdated: isOutdated(draft), state };
  }

  function show(): void {
    const further = others.map((stored) =>
      createOffer(stored, stored.draft.submission ? 'unknown' : 'found'),
    );
    shown.set(own ? [own, ...further] : further);
  }

  function showOwn(draft: Draft | null, offer: DraftOffer | null): void {
    ownDraft = draft;
    own = offer;
    show();
  }

  function showOthers(next: readonly StoredDraft[]): void {
    others = next;
    show();
  }

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    /** The offered draft of the own place; null where none is offered. */
    ownDraft: () => ownDraft,
    ownState: () => own?.state,
    showOwn: (stored: StoredDraft, state: Exclude<DraftOffer['state'], 'saved'>): void =>
      showOwn(stored.draft, createOffer(stored, state)),
    hideOwn: (): void => showOwn(null, null),
    /** Says that a submit whose form was left was saved, with nothing left to restore. */
    showSaved: (name: string): void =>
      showOwn(null, { name, savedAt: now().getTime(), isOutdated: false, state: 'saved' }),
    showOthers,
    hideOther: (name: string): void => showOthers(others.filter((other) => other.name !== name)),
    addOther: (stored: StoredDraft): void => showOthers([stored, ...others]),
  };
}

export type DraftOffers = ReturnType<typeof createDraftOffers>;
