import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { OptionRow } from '@/ui/form/option-row';
import { usePicker } from '@/ui/form/use-picker';
import { memberOptions } from '@/features/members/model/member-options';
import type { Staff } from '@/session/staff-schema';

type PersonFieldProps = {
  people: readonly Staff[];
  chosenId: number;
  onChosen: (staffId: number) => void;
  isLoading: boolean;
};

/** Whose settings are shown; there is always one person. The choice lives in the URL. Source: RS-1. */
export function PersonField({ people, chosenId, onChosen, isLoading }: PersonFieldProps) {
  const { t } = useTranslation('reporting');
  const { language } = useFormat();
  const options = useMemo(() => memberOptions(people, language), [people, language]);
  const picker = usePicker(options);
  return (
    <Autocomplete
      {...picker}
      disableClearable
      autoHighlight
      size="small"
      options={options}
      loading={isLoading}
      value={options.find(({ value }) => value === chosenId) ?? { value: chosenId, label: '' }}
      onChange={(_event, option) => onChosen(option.value)}
      getOptionKey={({ value }) => value}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      renderOption={(row, option, { index }) => (
        <OptionRow key={option.value} option={option} row={row} index={index} />
      )}
      renderInput={(params) => <TextField {...params} label={t('people.label')} />}
      sx={{ maxWidth: 360 }}
    />
  );
}
