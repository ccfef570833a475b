import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { memberQueries } from '@/features/members/api/member-queries';
import { memberOptions } from '@/features/members/model/member-options';
import { localName, otherName, useFormat } from '@/i18n/format';
import { useFieldProps } from '@/session/shown-fields';
import { AutocompleteField, MultiSelectField, SelectField } from '@/ui/form/choice-fields';
import { FormSection } from '@/ui/form/form-section';
import { FramedInput } from '@/ui/form/framed-input';
import { DateField, NumberField } from '@/ui/form/typed-field';
import { skillQueries } from '../api/skill-queries';
import { SKILL_FIELDS, totalExperience } from '../fields';
import { membersWithoutSheet } from '../model/skill-fields';
import type { SkillSectionProps } from './skill-grid-section';
import { useSkillLookups } from './use-skill-lookups';

/** Chooses the member of a new sheet; an existing sheet keeps its member. Source: SK-2. */
export function SkillStaffSection({ control, sheet }: SkillSectionProps) {
  const { t } = useTranslation('skills');
  return (
    <FormSection title={t('section.member')}>
      {sheet ? <FixedStaff control={control} sheet={sheet} /> : <NewStaff control={control} />}
    </FormSection>
  );
}

function FixedStaff({ control, sheet }: SkillSectionProps) {
  const { t } = useTranslation('skills');
  const { language } = useFormat();
  const field = useFieldProps(SKILL_FIELDS, control);
  const staff = sheet?.staff;
  const options = staff
    ? [{ value: staff.id, label: localName(staff, language), detail: otherName(staff, language) }]
    : [];
  return <AutocompleteField {...field('staff_id')} options={options} lockedReason={t('form.staffLocked')} />;
}

function NewStaff({ control }: Pick<SkillSectionProps, 'control'>) {
  const { t } = useTranslation('skills');
  const { language } = useFormat();
  const field = useFieldProps(SKILL_FIELDS, control);
  const members = useQuery(memberQueries.list());
  const sheets = useQuery(skillQueries.list());
  const chosen = useWatch({ control, name: 'staff_id' });
  const options = useMemo(
    () =>
      members.data && sheets.data
        ? memberOptions(membersWithoutSheet(members.data, sheets.data, chosen), language)
        : undefined,
    [members.data, sheets.data, chosen, language],
  );
  const failed = [members, sheets].filter(({ isError }) => isError);
  return (
    <>
      {failed.length > 0 && <RetryAlert onRetry={() => failed.forEach(({ refetch }) => void refetch())} />}
      <AutocompleteField
        {...field('staff_id')}
        options={options ?? []}
        isLoading={members.isPending || sheets.isPending}
        helperText={options?.length === 0 ? t('form.everyoneHasOne') : t('form.staffHint')}
      />
    </>
  );
}

function RetryAlert({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['skills', 'common']);
  return (
    <Alert
      severity="error"
      sx={{ gridColumn: '1 / -1' }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {t('common:action.retry')}
        </Button>
      }
    >
      {t('form.lookupsFailed')}
    </Alert>
  );
}

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
