import FilterListOff from '@mui/icons-material/FilterListOff';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { memberQueries } from '@/features/members/api/member-queries';
import { memberOptions } from '@/features/members/model/member-options';
import { OptionRow } from '@/ui/form/option-row';
import { createOptionSearch } from '@/ui/form/search-options';
import { usePickerTexts } from '@/ui/form/use-picker-texts';
import { isFiltered, MONTHS, type FineFilter } from '../model/fine-filter';
import { useFineFormat } from './use-fine-format';

/** Where the keyboard shortcut for searching jumps to. */
const SHORTCUT_TARGET = { 'data-page-search': true };

type FineFilterBarProps = { filter: FineFilter; onFilter: (filter: FineFilter) => void };

/** Person and month, each narrowing the list at once. Source: FIN-3. */
export function FineFilterBar({ filter, onFilter }: FineFilterBarProps) {
  const { t } = useTranslation('fines');
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
      <MonthFilter filter={filter} onFilter={onFilter} />
      {isFiltered(filter) && (
        <Button startIcon={<FilterListOff />} onClick={() => onFilter({ staffId: null, month: null })}>
          {t('filter.clear')}
        </Button>
      )}
    </Box>
  );
}

function MemberFilter({ filter, onFilter }: FineFilterBarProps) {
  const { t } = useTranslation('fines');
  const { language } = useFineFormat();
  const texts = usePickerTexts();
  const { data, isPending } = useQuery(memberQueries.list());
  const options = useMemo(() => memberOptions(data ?? [], language), [data, language]);
  const search = useMemo(() => createOptionSearch(options), [options]);
  return (
    <Autocomplete
      {...texts}
      options={options}
      loading={isPending}
      value={options.find(({ value }) => value === filter.staffId) ?? null}
      onChange={(_event, option) => onFilter({ ...filter, staffId: option?.value ?? null })}
      filterOptions={(_options, { inputValue }) => search(inputValue).shown}
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
            htmlInput: { ...slotProps.htmlInput, ...SHORTCUT_TARGET, 'aria-label': t('filter.staff') },
          }}
        />
      )}
    />
  );
}

function MonthFilter({ filter, onFilter }: FineFilterBarProps) {
  const { t } = useTranslation('fines');
  const format = useFineFormat();
  return (
    <TextField
      select
      size="small"
      hiddenLabel
      value={filter.month ?? ''}
      onChange={(event) => onFilter({ ...filter, month: Number(event.target.value) || null })}
      sx={{ width: { xs: '100%', sm: 152 } }}
      slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': t('filter.month') } } }}
    >
      <MenuItem value="">{t('filter.anyMonth')}</MenuItem>
      {MONTHS.map((month) => (
        <MenuItem key={month} value={month}>
          {format.monthName(month)}
        </MenuItem>
      ))}
    </TextField>
  );
}
