import { readCheckedMonthInTime } from '@/features/work/api/checked-months';
import type { SlotPatch } from '@/features/work/model/slot-patch';
import { fixedWords, loadWords } from '@/i18n/fixed-words';
import { createFormats } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { currentLanguage } from '@/i18n/i18n';
import { toMonth } from '@/lib/calendar-date';
import { confirm } from '@/ui/confirm-dialog/confirm';

/** Asks before a change of months that this user checked in this browser. Resolves to false if the user declines. */
export async function askChecked(patch: SlotPatch, userId: number): Promise<boolean> {
  const months = new Set([...patch.values()].map(({ date }) => toMonth(date)));
  const found = await Promise.all([...months].map((month) => readCheckedMonthInTime(userId, month)));
  const checked = found.flatMap((month) => month ?? []);
  if (checked.length === 0) return true;
  const language = currentLanguage();
  // The question is skipped if its words cannot be loaded.
  if (!(await loadWords(language, 'settling'))) return true;
  const t = fixedWords(language, 'settling');
  const list = createFormats(language).list(checked.map(({ month }) => formatMonth(month, language)));
  return confirm({
    title: t('check.writeTitle'),
    body: t('check.writeBody', { months: list }),
    confirmLabel: t('check.write'),
  });
}
