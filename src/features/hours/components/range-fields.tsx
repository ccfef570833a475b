import { useCallback } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateField } from '@/ui/form/typed-field';
import { useUrlState } from '@/ui/page/use-url-state';
import type { DateRange } from '../model/date-range';
import type { RangeInput } from '../model/range-form';
import { readRange } from '../model/report-search';

const NO_FIELDS = { start: null, end: null, q: null, sort: null };

/** The range in the URL, null where it has none, and a function that changes it without a history entry. */
export function useReportRange(): [DateRange | null, (range: DateRange | null) => void] {
  const [range, change] = useUrlState(readRange);
  const setRange = useCallback(
    (next: DateRange | null) => change({ ...(next ?? NO_FIELDS), page: null }),
    [change],
  );
  return [range, setRange];
}

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
