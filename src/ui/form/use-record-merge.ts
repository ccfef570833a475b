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
  /** What is compared field by field. */
  toFields: (values: Input) => Fields;
  /** Puts one field back among the values of the form. */
  withField: (values: Input, name: string, value: unknown) => Input;
};

/**
 * What the user is asked when somebody else changed the same record: which value of a field is to be saved. Each
 * answer stands in the form at once, and `base`, from which the next save compares, takes over what was seen.
 */
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
      const [mine, theirs] = [question.mine[name], question.theirs[name]];
      const current = toFields(values)[name];
      // What was typed since the question stands in the form, and is mine as well.
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
    /** Takes over what a save resolved to. True when it ended well enough to go on. */
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

/** How a field is named and how its values read: its choices, or else dates and texts as they are. */
export type FieldWords = {
  label: string;
  options?: readonly Option<OptionValue>[];
  /** What stands for no value; “None” unless told. */
  blank?: string;
};

export type WordsOf = (name: string) => FieldWords;

/** Values and names of fields as people read them, in the current language. */
export function useFieldWords(wordsOf: WordsOf) {
  const { t } = useTranslation();
  const { date, list } = useFormat();

  function textOf(name: string, value: unknown): string {
    const { options, blank = t('label.none') } = wordsOf(name);
    if (Array.isArray(value)) {
      return value.length > 0 ? list(value.map((item) => textOf(name, item))) : blank;
    }
    const option = options?.find((choice) => choice.value === value);
    if (option) return option.label;
    const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
    if (text === '') return blank;
    return isCalendarDate(text) ? date(text) : text;
  }

  return { textOf, labels: (names: readonly string[]) => list(names.map((name) => wordsOf(name).label)) };
}
