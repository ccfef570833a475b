import { useMemo } from 'react';
import { useFormat } from '@/i18n/format';
import { translateMessage } from '@/i18n/message';
import type { Language } from '@/i18n/language';
import type { Option } from '@/ui/form/option';
import { DURATION_CODES, durationLabel } from '../model/duration';

const optionsIn = (_language: Language): Option<number>[] =>
  DURATION_CODES.map((code) => ({ value: code, label: translateMessage(durationLabel(code)) }));

/** The nine durations, for leave and for overtime. Source: LV-2, LV-4. */
export function useDurationOptions(): Option<number>[] {
  const { language } = useFormat();
  return useMemo(() => optionsIn(language), [language]);
}
