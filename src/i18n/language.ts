import { localValues } from '@/lib/stored-values';

export type Language = 'en' | 'ja';

export const LANGUAGES: readonly Language[] = ['en', 'ja'];

const STORAGE_KEY = 'lang';

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'ja';
}

export function storedLanguage(): Language {
  const stored = localValues.read(STORAGE_KEY);
  return isLanguage(stored) ? stored : 'en';
}

export function storeLanguage(language: Language): void {
  localValues.write(STORAGE_KEY, language);
}
