import { useRef, type ReactNode } from 'react';
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { RecordInput } from '@/api/save/update-record';
import type { Names } from '@/lib/named';
import type { Fields } from '@/lib/three-way-merge';
import type { GetFieldWords } from '@/ui/form/field-words';
import { FormFooter } from '@/ui/form/form-footer';
import { RecordOutcome } from '@/ui/form/record-outcome';
import { toNotice, type SavedNotice } from '@/ui/form/saved-notice';
import { useAppForm } from '@/ui/form/use-app-form';
import { useRecordMerge } from '@/ui/form/use-record-merge';
import { PersistedForm } from './persisted-form';
import type { DuplicateProbe } from './duplicate-probe';
import { useFormDraft } from './use-form-draft';

type RecordFormOptions<Input extends FieldValues, Output extends FieldValues> = {
  schema: z.core.$ZodType<Output, Input>;
  opened: Input & DefaultValues<Input>;
  /** Names the drafts, e.g. `member`. */
  kind: string;
  save: { mutateAsync: (input: RecordInput<Output>) => Promise<unknown>; error: unknown };
  excludedFields?: readonly FieldPath<Input>[];
  context?: readonly FieldPath<Input>[];
  /** Compared with the record, field by field; all values by default. */
  toFields?: (values: Input) => Fields;
  /** Replaces one field of `toFields` in the values. */
  withField?: (values: Input, name: string, value: unknown) => Input;
  getFieldWords?: GetFieldWords;
  getNames?: (values: Output) => Names;
  /** False cancels the save. */
  check?: (values: Output, form: UseFormReturn<Input, unknown, Output>) => Promise<boolean>;
  /** The notice names fields that the server did not keep. */
  onSaved?: (notice: SavedNotice | undefined, values: Output) => void;
  /** The values for the next record, if the form stays open after a save. */
  next?: Input;
} & (NewRecord<Output> | StoredRecord<Output>);

/** Finds a record that was sent before its form was left. */
type NewRecord<Output> = { id: null; probe: DuplicateProbe<Output> };

/** Sending a change again does no harm, so it needs no probe. */
type StoredRecord<Output> = { id: number; probe?: DuplicateProbe<Output> };

/** Stores a draft, and merges changes that others saved. Shown by `RecordForm`. */
export function useRecordForm<Input extends FieldValues, Output extends FieldValues>({
  schema,
  opened,
  kind,
  id,
  save,
  probe,
  excludedFields,
  context,
  toFields = (values) => values,
  withField = (values, name, value) => ({ ...values, [name]: value }),
  getFieldWords,
  getNames,
  check,
  onSaved,
  next,
}: RecordFormOptions<Input, Output>) {
  const form = useAppForm<Input, Output>(schema, opened);
  const draft = useFormDraft(form, {
    screen: `${kind}/${id ?? 'new'}`,
    excludedFields,
    context,
    isOfRecord: id !== null,
    probe: id === null ? probe : undefined,
  });
  const merge = useRecordMerge(form, { opened, toFields, withField });
  const notice = useRef<SavedNotice>(undefined);

  async function submit(values: Output): Promise<boolean> {
    if (check && !(await check(values, form))) return false;
    const end = await save.mutateAsync({ values, base: merge.base });
    notice.current = getNames && toNotice(end, { id, ...getNames(values) });
    return merge.settle(end);
  }

  function afterSave(values: Output): void {
    if (next) {
      // Input since the submit belongs to the next record.
      const typedMeanwhile = draft.keeper.getTypedSinceSave();
      form.reset(next, { keepDefaultValues: true });
      draft.keeper.settle();
      form.reset({ ...next, ...typedMeanwhile }, { keepDefaultValues: true });
    }
    onSaved?.(notice.current, values);
  }

  return {
    form,
    draft,
    merge,
    submit,
    afterSave,
    restarts: next !== undefined,
    getFieldWords,
    failure: save.error,
  };
}

type RecordFormProps<Input extends FieldValues, Output extends FieldValues> = {
  record: ReturnType<typeof useRecordForm<Input, Output>>;
  submitLabel: string;
  label?: string;
  cancel?: ReactNode;
  /** False for a short form, which needs no scrolling. */
  isSticky?: boolean;
  children: ReactNode;
};

export function RecordForm<Input extends FieldValues, Output extends FieldValues>({
  record: { draft, merge, submit, afterSave, restarts, getFieldWords, failure },
  submitLabel,
  label,
  cancel,
  isSticky,
  children,
}: RecordFormProps<Input, Output>) {
  return (
    <PersistedForm draft={draft} onSubmit={submit} onSaved={afterSave} restarts={restarts} label={label}>
      {children}
      {getFieldWords && <RecordOutcome merge={merge} failure={failure} getFieldWords={getFieldWords} />}
      <FormFooter failure={failure} submitLabel={submitLabel} isSticky={isSticky}>
        {cancel}
      </FormFooter>
    </PersistedForm>
  );
}
