import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AutocompleteField, SelectField, MultiSelectField } from '@/ui/form/choice-fields';
import { DateField, NumberField } from '@/ui/form/typed-field';
import { FramedInput } from '@/ui/form/framed-input';
import { FormSection } from '@/ui/form/form-section';
import { totalExperience } from '../model/skill-form-rules';
import { RetryAlert } from './retry-alert';
import type { SkillSectionProps } from './skill-section-props';
import { useSkillLookups } from './use-skill-lookups';

/** What the member works on and since when. Source: SK-2. */
export function SkillWorkSection({ control, sheet }: SkillSectionProps) {
  const { t } = useTranslation('skills');
  const { isPending, hasFailed, retry, ...choices } = useSkillLookups(sheet);
  return (
    <FormSection title={t('section.work')}>
      {hasFailed && <RetryAlert onRetry={retry} />}
      <MultiSelectField
        control={control}
        name="project"
        label={t('field.project')}
        options={choices.projects}
        isLoading={isPending}
        isRequired
      />
      <MultiSelectField
        control={control}
        name="responsibility"
        label={t('field.responsibility')}
        options={choices.responsibilities}
        isLoading={isPending}
        isRequired
      />
      <SelectField
        control={control}
        name="position"
        label={t('field.position')}
        options={choices.positions}
        isRequired
      />
      <SelectField
        control={control}
        name="grade"
        label={t('field.grade')}
        options={choices.grades}
        isRequired
      />
      <DateField control={control} name="join_date" label={t('field.joinDate')} isRequired />
      <SelectField
        control={control}
        name="japanese_level"
        label={t('field.japaneseLevel')}
        options={choices.japaneseLevels}
        isRequired
      />
      <AutocompleteField
        control={control}
        name="major_tech_stack_id"
        label={t('field.majorTechStack')}
        options={choices.techStacks}
        isLoading={isPending}
        isRequired
      />
      <NumberField control={control} name="sg_experience" label={t('field.sgExperience')} />
      <NumberField control={control} name="prev_experience" label={t('field.prevExperience')} />
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
