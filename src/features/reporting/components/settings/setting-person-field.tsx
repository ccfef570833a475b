import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { memberOptions } from '@/features/members/model/member-options';
import { useFormat } from '@/i18n/format';
import type { Staff } from '@/session/staff-schema';
import { Picker } from '@/ui/form/choice-fields';

type SettingPersonFieldProps = {
  people: readonly Staff[];
  chosenId: number;
  onChosen: (staffId: number) => void;
  isLoading: boolean;
};

/** Source: RS-1. */
export function SettingPersonField({ people, chosenId, onChosen, isLoading }: SettingPersonFieldProps) {
  const { t } = useTranslation('reporting');
  const { language } = useFormat();
  const options = useMemo(() => memberOptions(people, language), [people, language]);
  return (
    <Picker
      disableClearable
      autoHighlight
      label={t('people.label')}
      options={options}
      isLoading={isLoading}
      value={chosenId}
      onChange={(_event, staffId) => onChosen(staffId)}
    />
  );
}
