import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';

/**
 * A form checked by a schema, on submit only (VA-1): messages stay until the next submit.
 * `Input` is what the fields hold, `Output` what the schema makes of it and `onSubmit` gets.
 */
export function useAppForm<Input extends FieldValues, Output extends FieldValues>(
  schema: $ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // `Form` does it, for every kind of field and in the order of the page.
    shouldFocusError: false,
  });
}
