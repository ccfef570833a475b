import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { keepEnter } from '@/ui/form/picker-keys';
import { MoreChosen } from '@/ui/form/more-chosen';
import { OptionRow } from '@/ui/form/option-row';
import { usePicker } from '@/ui/form/use-picker';
import { memberOptions } from '@/features/members/model/member-options';
import type { Staff } from '@/session/staff-schema';

type PeopleFieldProps = {
  people: readonly Staff[];
  chosenIds: readonly number[];
  /** The change as a function: it holds whoever was chosen a moment before. */
  onChosen: (change: (chosenIds: readonly number[]) => readonly number[]) => void;
  isLoading: boolean;
  /** In the user's language. */
  error?: string;
};

/** Whose hours are meant: administrators choose many. The choice lives in the URL, not in the form. Source: RP-2. */
export const PeopleField = memo(function PeopleField(props: PeopleFieldProps) {
  const { people, chosenIds, onChosen, isLoading, error } = props;
  const { t } = useTranslation('reporting');
  const { language } = useFormat();
  const [typed, setTyped] = useState('');
  const options = useMemo(() => memberOptions(people, language), [people, language]);
  const picker = usePicker(options);
  const chosen = chosenIds.flatMap((id) => options.find(({ value }) => value === id) ?? []);
  return (
    <Autocomplete
      {...picker}
      multiple
      autoHighlight
      disableCloseOnSelect
      size="small"
      limitTags={3}
      getLimitTagsText={(count) => <MoreChosen>{t('people.more', { count })}</MoreChosen>}
      options={options}
      loading={isLoading}
      value={chosen}
      inputValue={typed}
      onInputChange={(_event, text, reason) => {
        // The picker resets its text when the list of members arrives: what was typed until then must stay.
        if (reason !== 'reset') setTyped(text);
      }}
      onChange={(_event, _next, reason, details) => {
        const id = details?.option.value;
        if (reason === 'clear') onChosen(() => []);
        else if (reason === 'selectOption') onChosen((ids) => (id === undefined ? ids : [...ids, id]));
        else onChosen((ids) => ids.filter((other) => other !== id));
      }}
      onKeyDown={keepEnter}
      getOptionKey={({ value }) => value}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      renderOption={(row, option, { index, selected }) => (
        <OptionRow key={option.value} option={option} row={row} index={index} isTicked={selected} />
      )}
      // Names in two languages need more room than the column has.
      slotProps={{ popper: { placement: 'bottom-start', sx: { minWidth: { md: 400 } } } }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('people.label')}
          required
          error={error !== undefined}
          helperText={error}
          placeholder={chosen.length > 0 ? undefined : t('people.search')}
        />
      )}
    />
  );
});
