import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { translateMessage } from '@/i18n/message';
import { isCalendarDate } from '@/lib/calendar-date';
import { wordOf, type ChoiceWords } from '../model/choice-words';
import { IMPORT_FIELDS, type ImportKind } from '../model/import-field';
import type { ShownRow } from './shown-row';

/** How rows, cells and what became of them are called. */
export function useRowWords(kind: ImportKind, choices: ChoiceWords) {
  const { t } = useTranslation('importing');
  const { date } = useFormat();
  return useMemo(() => {
    const labels = new Map(IMPORT_FIELDS[kind].map(({ name, label }) => [name, translateMessage(label)]));
    const labelOf = (name: string) => labels.get(name) ?? name;
    const choicesOf = (name: string) => Object.entries(choices).find(([field]) => field === name)?.[1];

    /** A text of the file or of a field; dates as on all screens. */
    const shownText = (text: string) => (isCalendarDate(text) ? date(text) : text);

    function valueWords(name: string, value: unknown): string {
      const named = choicesOf(name);
      const words = (Array.isArray(value) ? value : [value])
        .filter((one) => one !== '' && one !== null && one !== undefined)
        .map((one) => (named ? wordOf(named, one) : shownText(String(one))));
      return words.join(t('comma')) || t('cell.empty');
    }

    function problemOf({ checked, end }: ShownRow, name: string): string | undefined {
      const problem = checked?.problems[name] ?? end?.fields?.[name];
      return problem && translateMessage(problem, { field: labelOf(name) });
    }

    /** What is to be looked at in a cell, though it is no problem. */
    function noteOf({ row, checked, end }: ShownRow, name: string): string | undefined {
      const note = end || checked?.action === 'skip' ? undefined : checked?.notes[name];
      if (!note) return undefined;
      return note.kind === 'readAs'
        ? t('cell.readAs', { text: row.texts[name]?.trim() ?? '', date: shownText(note.text) })
        : t('cell.lostZero', { number: note.text });
    }

    /** Each with its field, where the words do not name it. */
    function problemsOf(shown: ShownRow): string[] {
      const names = Object.keys({ ...shown.checked?.problems, ...shown.end?.fields });
      return names.map((name) => {
        const problem = problemOf(shown, name) ?? '';
        const field = labelOf(name);
        return problem.includes(field) ? problem : t('grid.problem', { text: field, problem });
      });
    }

    function stateOf({ checked, end }: ShownRow): string {
      if (end) return t(`end.${end.how}`);
      if (!checked) return t('state.waiting');
      const count = Object.keys(checked.problems).length;
      if (count > 0) return t('state.problems', { count });
      return t(checked.why ? `why.${checked.why}` : `rowAction.${checked.action}`);
    }

    /** Why a row ended as it did; empty where its state says all. */
    function reasonOf({ end }: ShownRow): string {
      if (end?.lost) return t('end.lost', { fields: end.lost.map(labelOf).join(t('comma')) });
      return end?.reason ? translateMessage(end.reason) : '';
    }

    return { labelOf, choicesOf, shownText, valueWords, problemOf, problemsOf, noteOf, stateOf, reasonOf };
  }, [kind, choices, date, t]);
}

export type RowWords = ReturnType<typeof useRowWords>;
