import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateField } from '@/ui/form/date-field';
import type { RangeInput } from '../model/range-form';

type RangeFieldsProps<Values extends FieldValues, Output> = { control: Control<Values, unknown, Output> };

// `Values` has both names, but TypeScript cannot derive its paths while it is generic.
const fieldNames = <Values extends RangeInput>() =>
  ({ start: 'start', end: 'end' }) as { start: FieldPath<Values>; end: FieldPath<Values> };

export function RangeFields<Values extends RangeInput, Output>({
  control,
}: RangeFieldsProps<Values, Output>) {
  const { t } = useTranslation('hours');
  const { start, end } = fieldNames<Values>();
  return (
    <>
      <DateField control={control} name={start} label={t('field.start')} isRequired />
      <DateField control={control} name={end} label={t('field.end')} isRequired />
    </>
  );
}
