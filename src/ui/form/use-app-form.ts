import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useFieldChange } from './form';

/**
 * A form checked by a schema, on submit only (VA-1): messages stay until the next submit.
 * `values`, where given, are what the fields hold from outside, e.g. from the URL: a change of them resets the form.
 * `Input` is what the fields hold, `Output` what the schema makes of it and `onSubmit` gets.
 */
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
    // `Form` does it, for every kind of field and in the order of the page.
    shouldFocusError: false,
  });
}

/**
 * Hands over the values of a form after each change that leaves it valid. While it is not, its fields say why; `onInvalid` may take
 * that back.
 */
export function useLiveForm<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  onValid: (values: Output) => void,
  onInvalid?: () => void,
): void {
  useFieldChange(form, () => void form.handleSubmit(onValid, onInvalid)());
}
