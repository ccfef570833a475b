import { localValues } from '@/lib/stored-values';

const STORAGE_KEY = 'skillExport.everyMark';

/** Whether the last export held the marks of level 1 as well; they are left out by default. Source: SK-4. */
export function storedEveryMark(): boolean {
  return localValues.read(STORAGE_KEY) === 'true';
}

/** Remembers it in this browser. */
export function storeEveryMark(hasEveryMark: boolean): void {
  localValues.write(STORAGE_KEY, String(hasEveryMark));
}
