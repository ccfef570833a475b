import { useTranslation } from 'react-i18next';
import { translateMessage } from '@/i18n/message';
import { ExportControl } from '@/ui/export/export-control';
import { formatResultTitle, rowsContent } from '../../export/import-workbooks';
import type { SlotState } from '../model/day-plan';
import { HOUR_FIELDS } from '../model/hour-fields';
import type { FileWords } from './use-file-words';
import type { HoursImport } from './use-hours-import';

export function HoursResult({ hoursImport, words }: { hoursImport: HoursImport; words: FileWords }) {
  const { t } = useTranslation('importing');
  const { draft, days, checked, isWaiting } = hoursImport;
  if (!draft) return null;
  const { rows, otherHeads, fileName } = draft;

  function describeLines(): Map<number, string> {
    const counts = new Map<number, Map<SlotState, number>>();
    for (const { lines, state } of days.flatMap(({ slots }) => slots)) {
      for (const line of lines) {
        const states = counts.get(line) ?? new Map<SlotState, number>();
        counts.set(line, states.set(state, (states.get(state) ?? 0) + 1));
      }
    }
    const results = new Map([...counts].map(([line, states]) => [line, describeStates(states)]));
    for (const { line, why } of checked?.omitted ?? []) results.set(line, translateMessage(why));
    return results;
  }

  function describeStates(states: ReadonlyMap<SlotState, number>): string {
    const texts = [...states].map(([state, count]) =>
      t('hours.result.count', {
        state: state === 'same' ? t('hours.result.recorded') : words.states[state],
        hours: words.formatSlotHours(count),
      }),
    );
    return texts.join(' / ');
  }

  function prepare() {
    const results = describeLines();
    const fields = HOUR_FIELDS.filter(({ name }) => rows.some(({ texts }) => texts[name] !== undefined));
    return rowsContent({
      title: formatResultTitle(fileName, t('result.title')),
      heads: [...fields.map(({ label }) => translateMessage(label)), ...otherHeads, t('result.state')],
      rows: rows.map(({ line, texts, others }) => [
        ...fields.map(({ name }) => texts[name] ?? ''),
        ...otherHeads.map((_, index) => others[index] ?? ''),
        results.get(line) ?? t('hours.result.rest'),
      ]),
    });
  }

  return (
    <ExportControl
      label={t('result.file')}
      blockedBecause={isWaiting ? t('hours.days.reading') : undefined}
      prepare={prepare}
    />
  );
}
