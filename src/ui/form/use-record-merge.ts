import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { IncompleteSave } from '@/api/save/save-outcome';
import { useFormat } from '@/i18n/format';
import { isCalendarDate } from '@/lib/calendar-date';
import { isSameValue, type Fields } from '@/lib/three-way-merge';
import type { Option, OptionValue } from './option';

export type MergeSide = 'mine' | 'theirs';

type Question = { names: readonly string[]; mine: Fields; theirs: Fields };

type Options<Input> = {
  opened: Input;
  /** The values that are compared field by field. */
  toFields: (values: Input) => Fields;
  withField: (values: Input, name: string, value: unknown) => Input;
};

/** Each answer updates the form at once; `base`, with which the next save compares, takes the seen values. */
export function useRecordMerge<Input extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
  { opened, toFields, withField }: Options<Input>,
) {
  const [base, setBase] = useState(() => toFields(opened));
  const [question, setQuestion] = useState<Question | null>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, MergeSide>>>({});
  const [isGone, setIsGone] = useState(false);

  function chooseAll(side: MergeSide, names = question?.names ?? []): void {
    if (!question) return;
    let values = form.getValues();
    for (const name of names) {
      const mine = question.mine[name];
      const theirs = question.theirs[name];
      const current = toFields(values)[name];
      // Text typed since the question is also mine.
      const isTaken = isSameValue(current, theirs);
      if (side === 'theirs' || isTaken) values = withField(values, name, side === 'mine' ? mine : theirs);
    }
    form.reset(values, { keepDefaultValues: true, keepErrors: true, keepSubmitCount: true });
    setBase({ ...base, ...Object.fromEntries(names.map((name) => [name, question.theirs[name]])) });
    setChosen({ ...chosen, ...Object.fromEntries(names.map((name) => [name, side])) });
  }

  return {
    base,
    question,
    chosen,
    isGone,
    choose: (name: string, side: MergeSide) => chooseAll(side, [name]),
    chooseAll: (side: MergeSide) => chooseAll(side),
    /** True when the form may go on. */
    settle(answer: unknown): boolean {
      const end = answer instanceof IncompleteSave ? answer : null;
      const isAsking = end?.kind === 'changed';
      setIsGone(end?.kind === 'gone');
      setChosen({});
      setQuestion(
        isAsking ? { names: end.fields, mine: toFields(form.getValues()), theirs: end.stored } : null,
      );
      return end === null || end.kind === 'partlyKept';
    },
  };
}

export type RecordMerge = Omit<ReturnType<typeof useRecordMerge>, 'settle'>;

/** The label of a field, and the texts of its values: its options, else dates and plain texts. */
export type FieldWords = {
  label: string;
  options?: readonly Option<OptionValue>[];
  /** “None” by default. */
  blank?: string;
};

export type GetFieldWords = (name: string) => FieldWords;

export function useFieldWords(getFieldWords: GetFieldWords) {
  const { t } = useTranslation();
  const { date, list } = useFormat();

  function toText(name: string, value: unknown): string {
    const { options, blank = t('label.none') } = getFieldWords(name);
    if (Array.isArray(value)) {
      return value.length > 0 ? list(value.map((item) => toText(name, item))) : blank;
    }
    const option = options?.find((choice) => choice.value === value);
    if (option) return option.label;
    const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
    if (text === '') return blank;
    return isCalendarDate(text) ? date(text) : text;
  }

  return {
    toText,
    labels: (names: readonly string[]) => list(names.map((name) => getFieldWords(name).label)),
  };
}
