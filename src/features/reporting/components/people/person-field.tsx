import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Picker } from '@/ui/form/choice-fields';
import { memberOptions } from '@/features/members/model/member-options';
import type { Staff } from '@/session/staff-schema';
import styles from './person-field.module.css';

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
  return (
    <Picker
      disableClearable
      autoHighlight
      label={t('people.label')}
      options={options}
      isLoading={isLoading}
      value={chosenId}
      onChange={(_event, staffId) => onChosen(staffId)}
      className={styles.field}
    />
  );
}
