import { localValues } from '@/lib/stored-values';

export type Language = 'en' | 'ja';

export const LANGUAGES: readonly Language[] = ['en', 'ja'];

const STORAGE_KEY = 'lang';

/** English for any other value. */
export function toLanguage(value: unknown): Language {
  return value === 'ja' ? 'ja' : 'en';
}

export function storedLanguage(): Language {
  return toLanguage(localValues.read(STORAGE_KEY));
}

export function storeLanguage(language: Language): void {
  localValues.write(STORAGE_KEY, language);
}
