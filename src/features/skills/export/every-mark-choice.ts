const STORAGE_KEY = 'skillExport.everyMark';

/** Whether the last export held the marks of level 1 as well; they are left out by default. Source: SK-4. */
export function storedEveryMark(): boolean {
  return localStorage.getItem(STORAGE_KEY) === 'true';
}

/** Remembers it in this browser. */
export function storeEveryMark(hasEveryMark: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(hasEveryMark));
  } catch {
    // A full or blocked storage: the choice still holds until the page is left.
  }
}
