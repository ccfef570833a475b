import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldProps } from '@/session/field-props';
import { AutocompleteField, MultiSelectField, SelectField } from '@/ui/form/choice-fields';
import { FormSection } from '@/ui/form/form-section';
import { FramedInput } from '@/ui/form/framed-input';
import { DateField } from '@/ui/form/date-field';
import { NumberField } from '@/ui/form/number-field';
import { SKILL_FIELDS, totalExperience } from '../fields';
import { RetryAlert } from './retry-alert';
import type { SkillSectionProps } from './skill-grid-section';
import { useSkillLookups } from './use-skill-lookups';

/** The member's projects, position and experience. Source: SK-2. */
export function SkillWorkSection({ control, sheet }: SkillSectionProps) {
  const { t } = useTranslation('skills');
  const { isPending, hasFailed, retry, options } = useSkillLookups(sheet);
  const field = useFieldProps(SKILL_FIELDS, control);
  return (
    <FormSection title={t('section.work')}>
      {hasFailed && <RetryAlert onRetry={retry} />}
      <MultiSelectField {...field('project')} options={options.project} isLoading={isPending} />
      <MultiSelectField {...field('responsibility')} options={options.responsibility} isLoading={isPending} />
      <SelectField {...field('position')} options={options.position} />
      <SelectField {...field('grade')} options={options.grade} />
      <DateField {...field('join_date')} />
      <SelectField {...field('japanese_level')} options={options.japanese_level} />
      <AutocompleteField
        {...field('major_tech_stack_id')}
        options={options.major_tech_stack_id}
        isLoading={isPending}
      />
      <NumberField {...field('sg_experience')} />
      <NumberField {...field('prev_experience')} />
      <TotalExperience control={control} />
    </FormSection>
  );
}

function TotalExperience({ control }: Pick<SkillSectionProps, 'control'>) {
  const { t } = useTranslation('skills');
  const [own, previous] = useWatch({ control, name: ['sg_experience', 'prev_experience'] });
  return (
    <FramedInput
      label={t('field.totalExperience')}
      value={totalExperience(own, previous)}
      helperText={t('form.totalHint')}
      readOnly
      inputProps={{ className: 'tabular' }}
      sx={{ backgroundColor: 'background.subtle' }}
    />
  );
}
