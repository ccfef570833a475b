import type { ReactNode } from 'react';
import type { Control, DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Form } from '@/ui/form/form';
import { FormFooter } from '@/ui/form/form-footer';
import { useAppForm } from '@/ui/form/use-app-form';

type FieldFormProps<Values extends FieldValues> = {
  schema: z.core.$ZodType<Values, Values>;
  start: Values;
  onSubmit?: (values: Values) => unknown;
  kind?: 'saves' | 'restarts';
  children: (control: Control<Values, unknown, Values>) => ReactNode;
};

/** A form around the field under test. */
export function FieldForm<Values extends FieldValues>(props: FieldFormProps<Values>) {
  const form = useAppForm(props.schema, props.start as DefaultValues<Values>);
  return (
    <Form form={form} label="Test form" kind={props.kind} onSubmit={props.onSubmit ?? (() => undefined)}>
      {props.children(form.control)}
      <FormFooter submitLabel="Save" />
    </Form>
  );
}
