import { useTranslation } from 'react-i18next';
import { translateMessage } from '@/i18n/message';
import type { FormField, FormFields } from '@/i18n/record-fields';
import type { GetFieldWords } from '@/ui/form/field-words';

export function useFieldProps<Name extends string, Control>(
  fields: Readonly<Record<Name, Pick<FormField, 'label' | 'isRequired'>>>,
  control: Control,
) {
  // Renders again when the language changes.
  useTranslation();
  return <Field extends Name>(name: Field) => ({
    control,
    name,
    label: translateMessage(fields[name].label),
    isRequired: fields[name].isRequired ?? false,
  });
}

export function useFieldLabels(fields: FormFields<never>): GetFieldWords {
  // Renders again when the language changes.
  useTranslation();
  return (name) => ({ label: fields[name] ? translateMessage(fields[name].label) : name });
}
