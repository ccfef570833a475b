import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '@/ui/form/checkbox-field';
import { DateField } from '@/ui/form/typed-field';
import { SelectField } from '@/ui/form/choice-fields';
import { BesideFields } from './form-grid';
import { WEEK_COUNTS, type ProjectHoursQuestion } from '../model/project-hours-form';

/** A count of weeks and their last day, or by month the first and the last day. Source: HR-3. */
export function ProjectHoursFields({ control }: { control: Control<ProjectHoursQuestion> }) {
  const { t } = useTranslation('hours');
  const isByMonth = useWatch({ control, name: 'isByMonth' });
  const weekOptions = WEEK_COUNTS.map((count) => ({ value: count, label: t('project.weeks', { count }) }));
  return (
    <>
      {isByMonth ? (
        <DateField control={control} name="start" label={t('field.start')} isRequired />
      ) : (
        <SelectField control={control} name="weeks" label={t('field.weeks')} options={weekOptions} />
      )}
      <DateField
        control={control}
        name="end"
        label={t('field.end')}
        helperText={isByMonth ? t('project.monthHint') : undefined}
        isRequired
      />
      <BesideFields>
        <CheckboxField control={control} name="isByMonth" label={t('field.byMonth')} />
      </BesideFields>
    </>
  );
}
