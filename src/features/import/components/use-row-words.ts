import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { translateMessage } from '@/i18n/message';
import { isCalendarDate } from '@/lib/calendar-date';
import { choicesOfField, findWord, type ChoiceWords } from '../model/choice-words';
import { IMPORT_FIELDS, type ImportKind } from '../model/import-field';
import type { ShownRow } from './shown-row';

export function useRowWords(kind: ImportKind, choices: ChoiceWords) {
  const { t } = useTranslation('importing');
  const { date } = useFormat();
  return useMemo(() => {
    const labels = new Map(IMPORT_FIELDS[kind].map(({ name, label }) => [name, translateMessage(label)]));
    const findLabel = (name: string) => labels.get(name) ?? name;
    const getChoices = (name: string) => choicesOfField(choices, name);

    const formatText = (text: string) => (isCalendarDate(text) ? date(text) : text);

    function formatValue(name: string, value: unknown): string {
      const fieldChoices = getChoices(name);
      const words = (Array.isArray(value) ? value : [value])
        .filter((part) => part !== '' && part !== null && part !== undefined)
        .map((part) => (fieldChoices ? findWord(fieldChoices, part) : formatText(String(part))));
      return words.join(t('comma')) || t('cell.empty');
    }

    function findProblem({ checked, end }: ShownRow, name: string): string | undefined {
      const problem = checked?.problems[name] ?? end?.fields?.[name];
      return problem && translateMessage(problem, { field: findLabel(name) });
    }

    function describeNote({ row, checked, end }: ShownRow, name: string): string | undefined {
      const note = end || checked?.action === 'skip' ? undefined : checked?.notes[name];
      if (!note) return undefined;
      return note.kind === 'readAs'
        ? t('cell.readAs', { text: row.texts[name]?.trim() ?? '', date: formatText(note.text) })
        : t('cell.lostZero', { number: note.text });
    }

    /** Prefixes each problem with its field, unless its words name it. */
    function findProblems(shown: ShownRow): string[] {
      const names = Object.keys({ ...shown.checked?.problems, ...shown.end?.fields });
      return names.flatMap((name) => {
        const problem = findProblem(shown, name);
        if (!problem) return [];
        const field = findLabel(name);
        return problem.includes(field) ? problem : t('withDetail', { text: field, detail: problem });
      });
    }

    function describeState({ checked, end }: ShownRow): string {
      if (end) return t(`end.${end.how}`);
      if (!checked) return t('state.waiting');
      const count = Object.keys(checked.problems).length;
      if (count > 0) return t('state.problems', { count });
      return t(checked.why ? `why.${checked.why}` : `rowAction.${checked.action}`);
    }

    /** Empty if the state of the row says everything. */
    function describeReason({ end }: ShownRow): string {
      if (end?.lost) return t('end.lost', { fields: end.lost.map(findLabel).join(t('comma')) });
      return end?.reason ? translateMessage(end.reason) : '';
    }

    return {
      findLabel,
      getChoices,
      formatText,
      formatValue,
      findProblem,
      findProblems,
      describeNote,
      describeState,
      describeReason,
    };
  }, [kind, choices, date, t]);
}

export type RowWords = ReturnType<typeof useRowWords>;
