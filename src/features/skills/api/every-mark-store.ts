import { localValues } from '@/lib/stored-values';

const STORAGE_KEY = 'skillExport.everyMark';

/** Returns whether exports include marks of level 1; by default they do not. Source: SK-4. */
export function readEveryMark(): boolean {
  return localValues.read(STORAGE_KEY) === 'true';
}

export function storeEveryMark(hasEveryMark: boolean): void {
  localValues.write(STORAGE_KEY, String(hasEveryMark));
}
