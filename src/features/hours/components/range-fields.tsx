import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateField } from '@/ui/form/date-field';
import type { RangeInput } from '../model/range-form';

type RangeFieldsProps<Values extends FieldValues, Output> = { control: Control<Values, unknown, Output> };

/** Start and end of a range, in a form that holds both. */
export function RangeFields<Values extends RangeInput, Output>({
  control,
}: RangeFieldsProps<Values, Output>) {
  const { t } = useTranslation('hours');
  return (
    <>
      <DateField control={control} name={'start' as FieldPath<Values>} label={t('field.start')} isRequired />
      <DateField control={control} name={'end' as FieldPath<Values>} label={t('field.end')} isRequired />
    </>
  );
}
