import { now } from '@/lib/clock';
import { createStore } from '@/lib/create-store';
import type { DraftOffer } from './draft-content';
import type { Draft, StoredDraft } from './draft-store';

type OwnOffer = { draft: Draft | null; offer: DraftOffer };

export function createDraftOffers(getOwnName: () => string, isOutdated: (draft: Draft) => boolean) {
  const shown = createStore<readonly DraftOffer[]>([]);
  let own: OwnOffer | null = null;
  let others: readonly StoredDraft[] = [];

  function createOffer({ name, draft }: StoredDraft, state: DraftOffer['state']): DraftOffer {
    return { name, savedAt: draft.savedAt, isOutdated: isOutdated(draft), state };
  }

  function show(nextOwn: OwnOffer | null, nextOthers: readonly StoredDraft[]): void {
    own = nextOwn;
    others = nextOthers;
    // Until the draft is restored nothing searches the records, so the end of its submit is unknown.
    const further = others.map((stored) =>
      createOffer(stored, stored.draft.submission ? 'unknown' : 'found'),
    );
    shown.set(own ? [own.offer, ...further] : further);
  }

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    ownDraft: () => own?.draft ?? null,
    ownState: () => own?.offer.state,
    showOwn: (draft: Draft, state: Exclude<DraftOffer['state'], 'saved'>): void =>
      show({ draft, offer: createOffer({ name: getOwnName(), draft }, state) }, others),
    hideOwn: (): void => show(null, others),
    showSaved(): void {
      const savedAt = now().getTime();
      const offer: DraftOffer = { name: getOwnName(), savedAt, isOutdated: false, state: 'saved' };
      show({ draft: null, offer }, others);
    },
    showOthers: (next: readonly StoredDraft[]): void => show(own, next),
    hideOther: (name: string): void =>
      show(
        own,
        others.filter((other) => other.name !== name),
      ),
    addOther: (stored: StoredDraft): void => show(own, [stored, ...others]),
  };
}

export type DraftOffers = ReturnType<typeof createDraftOffers>;
