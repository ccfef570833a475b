import {
  followDraft,
  listDrafts,
  PLACE_MARK,
  readDraft,
  removeDraft,
  writeDraft,
  type Draft,
  type StoredDraft,
} from './draft-store';

type Release = () => void;

const NOTHING_TO_RELEASE: Release = () => undefined;

/**
 * `onAnswer` gets null where another form has the lock. Browsers have no locks over plain HTTP: there every
 * form gets the place, and moves to another when another tab changes its draft.
 */
function requestLock(name: string, onAnswer: (releaseLock: Release | null) => void): void {
  if (!('locks' in navigator)) return onAnswer(NOTHING_TO_RELEASE);
  let isAnswered = false;
  // The browser holds the lock until this promise resolves.
  const answer = (lock: Lock | null) => {
    isAnswered = true;
    return lock ? new Promise<void>((resolve) => onAnswer(resolve)) : onAnswer(null);
  };
  navigator.locks.request(name, { ifAvailable: true }, answer).catch((error: unknown) => {
    // After the answer an error comes from `onAnswer`, and is no refusal.
    if (isAnswered) throw error;
    // A browser that refuses to store site data refuses locks as well.
    onAnswer(NOTHING_TO_RELEASE);
  });
}

/** The place of the draft of a form. A new form takes over the place of a closed one. */
export function createDraftPlace(staffId: number, screen: string) {
  const newName = () => `${screen}${PLACE_MARK}${Math.random().toString(36).slice(2)}`;
  const makeKey = (place: string) => `draft:${staffId}:${place}`;
  let name = newName();
  let releaseLock = NOTHING_TO_RELEASE;
  let isOpen = false;
  let isClaiming = false;
  let reportClaimed = () => {};
  const others = (): StoredDraft[] => listDrafts(staffId, screen).filter((stored) => stored.name !== name);

  function take(place: string, release: Release): void {
    releaseLock();
    name = place;
    releaseLock = release;
  }

  function move(): void {
    const place = newName();
    take(place, NOTHING_TO_RELEASE);
    requestLock(makeKey(place), (release) => {
      if (release && isOpen && name === place) releaseLock = release;
      else release?.();
    });
  }

  /** Takes the first unlocked place. A form that is opened again meanwhile takes over the pending answer. */
  function claim(places: readonly string[]): void {
    const [first, ...otherPlaces] = places;
    if (first === undefined) {
      move();
      return endClaim();
    }
    requestLock(makeKey(first), (release) => {
      if (!isOpen) {
        isClaiming = false;
        return release?.();
      }
      if (!release) return claim(otherPlaces);
      take(first, release);
      endClaim();
    });
  }

  function endClaim(): void {
    isClaiming = false;
    reportClaimed();
  }

  return {
    name: () => name,
    formKey: () => makeKey(name),
    read: (): Draft | null => readDraft(staffId, name),
    write: (content: Omit<Draft, 'savedAt'>): void => writeDraft(staffId, name, content),
    remove: (): void => removeDraft(staffId, name),
    others,
    removeOther: (place: string): void => removeDraft(staffId, place),
    move,

    /**
     * Takes over the newest draft of a closed form. When another tab changes the draft of this place, the
     * form moves to a new place, then `onOtherTab` is called. Returns the function that releases the place.
     */
    open(onClaimed: () => void, onOtherTab: () => void): () => void {
      isOpen = true;
      reportClaimed = onClaimed;
      if (!isClaiming) {
        isClaiming = true;
        const places = listDrafts(staffId, screen).map((stored) => stored.name);
        claim([...new Set([...places, screen])]);
      }
      const unfollow = followDraft(
        staffId,
        () => name,
        () => {
          move();
          onOtherTab();
        },
      );
      return () => {
        isOpen = false;
        unfollow();
        take(name, NOTHING_TO_RELEASE);
      };
    },

    /** Removes the drafts of closed forms; `onTaken` gets each of them. */
    takeClosed(onTaken: (draft: Draft) => void): void {
      for (const { name: place, draft } of others()) {
        requestLock(makeKey(place), (release) => {
          if (release && isOpen) {
            removeDraft(staffId, place);
            onTaken(draft);
          }
          release?.();
        });
      }
    },
  };
}

export type DraftPlace = ReturnType<typeof createDraftPlace>;
