import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '@/ui/form/checkbox-field';
import { SelectField } from '@/ui/form/choice-fields';
import { DateField } from '@/ui/form/date-field';
import { type ProjectHoursInput, type ProjectHoursQuestion, WEEK_COUNTS } from '../model/project-hours-form';
import { BesideFields } from './form-grid';

/** Either the first and the last day of months, or a count of weeks and their last day. Source: HR-3. */
export function ProjectHoursFields({
  control,
}: {
  control: Control<ProjectHoursInput, unknown, ProjectHoursQuestion>;
}) {
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
