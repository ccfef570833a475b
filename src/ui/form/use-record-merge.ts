import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { IncompleteSave } from '@/api/save/save-outcome';
import { isSameInAnyOrder, type Fields } from '@/lib/three-way-merge';

export type MergeSide = 'mine' | 'theirs';

type Question = { names: readonly string[]; mine: Fields; theirs: Fields };

type Options<Input> = {
  opened: Input;
  toFields: (values: Input) => Fields;
  withField: (values: Input, name: string, value: unknown) => Input;
};

/** Asks about fields that another user changed too. Each answer updates the form, and the `base` that the next save compares. */
export function useRecordMerge<Input extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
  { opened, toFields, withField }: Options<Input>,
) {
  const [base, setBase] = useState(() => toFields(opened));
  const [question, setQuestion] = useState<Question | null>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, MergeSide>>>({});
  const [isGone, setIsGone] = useState(false);

  function applySide(side: MergeSide, names: readonly string[]): void {
    if (!question) return;
    let values = form.getValues();
    for (const name of names) {
      const mine = question.mine[name];
      const theirs = question.theirs[name];
      // For `mine`, a value that was typed after the question stays; only a value of theirs is replaced.
      const showsTheirs = isSameInAnyOrder(toFields(values)[name], theirs);
      if (side === 'theirs' || showsTheirs) values = withField(values, name, side === 'mine' ? mine : theirs);
    }
    form.reset(values, { keepDefaultValues: true, keepErrors: true, keepSubmitCount: true });
    setBase({ ...base, ...Object.fromEntries(names.map((name) => [name, question.theirs[name]])) });
    setChosen({ ...chosen, ...Object.fromEntries(names.map((name) => [name, side])) });
  }

  /** Shows what prevented the save, if anything did. Returns true where the record is stored, at least in part. */
  function settle(answer: unknown): boolean {
    const incomplete = answer instanceof IncompleteSave ? answer : null;
    setIsGone(incomplete?.kind === 'gone');
    setChosen({});
    setQuestion(
      incomplete?.kind === 'changed'
        ? { names: incomplete.fields, mine: toFields(form.getValues()), theirs: incomplete.stored }
        : null,
    );
    return incomplete === null || incomplete.kind === 'partlyKept';
  }

  return {
    base,
    question,
    chosen,
    isGone,
    choose: (name: string, side: MergeSide) => applySide(side, [name]),
    chooseAll: (side: MergeSide) => applySide(side, question?.names ?? []),
    settle,
  };
}

export type RecordMerge = Omit<ReturnType<typeof useRecordMerge>, 'settle'>;
