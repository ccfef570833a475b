import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { memberQueries } from '@/features/members/api/member-queries';
import { memberOptions } from '@/features/members/model/member-options';
import { FilterSelect, ListFilter } from '@/ui/data-table/list-filter';
import { Picker } from '@/ui/form/choice-fields';
import { MONTHS, NO_FILTER, type FineFilter } from '../model/fine-filter';
import { useFineFormat } from './use-fine-format';

type FilterProps = { filter: FineFilter; onFilter: (filter: FineFilter) => void };

type FineListFilterProps = FilterProps & {
  isRecent: boolean;
  years: readonly number[];
};

/** Each choice filters at once. Source: FIN-3. */
export function FineListFilter({ filter, isRecent, years, onFilter }: FineListFilterProps) {
  const { t } = useTranslation('fines');
  const format = useFineFormat();
  // The address may select a year without fines.
  const offeredYears =
    filter.year === null || years.includes(filter.year)
      ? years
      : [...years, filter.year].toSorted((a, b) => b - a);
  return (
    <ListFilter filter={filter} onClear={() => onFilter(NO_FILTER)}>
      <MemberFilter filter={filter} onFilter={onFilter} />
      <FilterSelect
        label={t('filter.year')}
        all={t('filter.anyYear')}
        value={filter.year}
        options={offeredYears.map((year) => ({ value: year, label: format.year(year) }))}
        onChoose={(year) => onFilter({ ...filter, year })}
      />
      <FilterSelect
        label={t('filter.month')}
        all={isRecent ? t('filter.recentMonths') : t('filter.anyMonth')}
        value={filter.month}
        options={MONTHS.map((month) => ({ value: month, label: format.monthName(month) }))}
        onChoose={(month) => onFilter({ ...filter, month })}
      />
      <FilterSelect
        label={t('column.status')}
        all={t('filter.anyStatus')}
        value={filter.status}
        options={[
          { value: 'pending', label: t('status.pending') },
          { value: 'complete', label: t('status.complete') },
        ]}
        onChoose={(status) => onFilter({ ...filter, status })}
      />
    </ListFilter>
  );
}

function MemberFilter({ filter, onFilter }: FilterProps) {
  const { t } = useTranslation('fines');
  const { language } = useFineFormat();
  const { data, isPending } = useQuery(memberQueries.list());
  const options = useMemo(() => memberOptions(data ?? [], language), [data, language]);
  return (
    <Picker
      autoHighlight
      label={t('filter.staff')}
      options={options}
      isLoading={isPending}
      value={filter.staff}
      onChange={(_event, staff) => onFilter({ ...filter, staff })}
    />
  );
}
