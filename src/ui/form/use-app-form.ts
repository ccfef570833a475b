import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useFieldChange } from './use-field-change';

/** Checked on submit only, so that messages stay until the next one (VA-1). New `values` reset the form. */
export function useAppForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.core.$ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
  values?: Input,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    values,
    reValidateMode: 'onSubmit',
    // `Form` moves the focus, for every kind of field and in the order of the page.
    shouldFocusError: false,
  });
}

/** Checks the form after each change: calls `onValid`, or shows the errors at their fields and calls `onInvalid`. */
export function useLiveForm<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  onValid: (values: Output) => void,
  onInvalid?: () => void,
): void {
  useFieldChange(form, () => void form.handleSubmit(onValid, onInvalid)());
}
