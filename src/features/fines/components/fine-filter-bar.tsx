import FilterListOff from '@mui/icons-material/FilterListOff';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { memberQueries } from '@/features/members/api/member-queries';
import { memberOptions } from '@/features/members/model/member-options';
import { isAsked } from '@/lib/url-fields';
import { FilterSelect } from '@/ui/data-table/filter-select';
import { OptionRow } from '@/ui/form/option-row';
import { usePicker } from '@/ui/form/use-picker';
import { MONTHS, NO_FILTER, type FineFilter } from '../model/fine-filter';
import { useFineFormat } from './use-fine-format';

type FilterProps = { filter: FineFilter; onFilter: (filter: FineFilter) => void };

type FineFilterBarProps = FilterProps & {
  /** Nothing is asked for: the list shows this and last month. */
  isRecent: boolean;
  /** Those with fines. */
  years: readonly number[];
};

/** Person, year, month and status, each narrowing the list at once. Source: FIN-3. */
export function FineFilterBar({ filter, isRecent, years, onFilter }: FineFilterBarProps) {
  const { t } = useTranslation('fines');
  const format = useFineFormat();
  // A year of the address may have no fines.
  const offered = filter.year === null || years.includes(filter.year) ? years : [filter.year, ...years];
  return (
    <Box
      role="group"
      aria-label={t('filter.label')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        justifyContent: 'flex-end',
        width: { xs: '100%', sm: 'auto' },
      }}
    >
      <MemberFilter filter={filter} onFilter={onFilter} />
      <FilterSelect
        label={t('filter.year')}
        all={t('filter.anyYear')}
        value={filter.year}
        options={offered.map((year) => ({ value: year, label: format.year(year) }))}
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
      {isAsked(filter) && (
        <Button startIcon={<FilterListOff />} onClick={() => onFilter(NO_FILTER)}>
          {t('filter.clear')}
        </Button>
      )}
    </Box>
  );
}

function MemberFilter({ filter, onFilter }: FilterProps) {
  const { t } = useTranslation('fines');
  const { language } = useFineFormat();
  const { data, isPending } = useQuery(memberQueries.list());
  const options = useMemo(() => memberOptions(data ?? [], language), [data, language]);
  const picker = usePicker(options);
  return (
    <Autocomplete
      {...picker}
      options={options}
      loading={isPending}
      value={options.find(({ value }) => value === filter.staff) ?? null}
      onChange={(_event, option) => onFilter({ ...filter, staff: option?.value ?? null })}
      getOptionKey={({ value }) => value}
      isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
      autoHighlight
      size="small"
      sx={{ width: { xs: '100%', sm: 240 } }}
      renderOption={(row, option, { index }) => (
        <OptionRow key={option.value} option={option} row={row} index={index} />
      )}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          hiddenLabel
          placeholder={t('filter.staff')}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, 'aria-label': t('filter.staff') },
          }}
        />
      )}
    />
  );
}
