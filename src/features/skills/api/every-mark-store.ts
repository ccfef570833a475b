import { localValues } from '@/lib/stored-values';

const STORAGE_KEY = 'skillExport.everyMark';

/** Returns whether the last export included marks of level 1; by default it does not. Source: SK-4. */
export function readEveryMark(): boolean {
  return localValues.read(STORAGE_KEY) === 'true';
}

export function storeEveryMark(hasEveryMark: boolean): void {
  localValues.write(STORAGE_KEY, String(hasEveryMark));
}
