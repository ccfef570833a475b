import type { exporting } from '@/i18n/locales/en/exporting';

/** The words of the sheets in the language of the screen. */
export type SheetWords = Record<keyof typeof exporting.sheet, string>;
