import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayKind, WorkDay } from '@/features/work/model/work-days';
import { useFormat } from '@/i18n/format';
import { longDays } from '@/i18n/long-days';

/** Formatting is slow and most people have equal days, so the words are cached. */
export function useDayWords() {
  const { t } = useTranslation('closing');
  const format = useFormat();
  return useMemo(() => {
    const describeDate = longDays(format.language);
    const cache = new Map<string, string>();

    const states: Record<DayKind, string> = {
      complete: t('state.complete'),
      over: t('state.over'),
      partial: t('state.partial'),
      missing: t('state.missing'),
      leave: t('state.leave'),
      holiday: t('state.holiday'),
      weekend: t('state.weekend'),
      free: t('state.free'),
      future: t('state.future'),
      today: t('state.today'),
      unknown: t('state.unknown'),
    };

    function composeWords({ date: day, kind, recorded, expected, leave }: WorkDay): string {
      const date = describeDate(day);
      const state = states[kind];
      if (expected === 0 && recorded === 0) return t('day.free', { date, state });
      const values = { date, state, recorded: format.number(recorded), expected: format.number(expected) };
      return leave > 0 ? t('day.withLeave', { ...values, count: leave }) : t('day.hours', values);
    }

    function describeDay(day: WorkDay): string {
      const key = `${day.date} ${day.kind} ${day.recorded} ${day.expected} ${day.leave}`;
      const cached = cache.get(key);
      if (cached !== undefined) return cached;
      const words = composeWords(day);
      cache.set(key, words);
      return words;
    }

    return { describeDate, describeDay };
  }, [t, format]);
}
