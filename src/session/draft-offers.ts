import { createStore } from '@/lib/create-store';
import type { DraftOffer } from './draft-content';
import type { Draft, StoredDraft } from './draft-store';

/** The draft of the form's own place, and those of its screen's other forms, closed or in other tabs. */
export function createDraftOffers(isOutdated: (draft: Draft) => boolean) {
  const shown = createStore<readonly DraftOffer[]>([]);
  let own: DraftOffer | null = null;
  let others: readonly StoredDraft[] = [];

  function createOffer({ name, draft }: StoredDraft, state: DraftOffer['state']): DraftOffer {
    return { name, savedAt: draft.savedAt, isOutdated: isOutdated(draft), state };
  }

  function show(nextOwn: DraftOffer | null, nextOthers: readonly StoredDraft[]): void {
    own = nextOwn;
    others = nextOthers;
    const further = others.map((stored) =>
      createOffer(stored, stored.draft.submission ? 'unknown' : 'found'),
    );
    shown.set(own ? [own, ...further] : further);
  }

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    ownState: () => own?.state,
    others: () => others,
    showOwn: (stored: StoredDraft, state: DraftOffer['state']): void =>
      show(createOffer(stored, state), others),
    showSaved: (name: string, savedAt: number): void =>
      show({ name, savedAt, isOutdated: false, state: 'saved' }, others),
    hideOwn: (): void => show(null, others),
    showOthers: (next: readonly StoredDraft[]): void => show(own, next),
  };
}
