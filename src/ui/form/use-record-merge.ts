import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { IncompleteSave } from '@/api/save/save-outcome';
import { isSameValue, type Fields } from '@/lib/three-way-merge';

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
      // Where the form shows another value, the user has typed it since the question: that is `mine` now.
      const showsTheirs = isSameValue(toFields(values)[name], theirs);
      if (side === 'theirs' || showsTheirs) values = withField(values, name, side === 'mine' ? mine : theirs);
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
