import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { refetchFailed } from '@/api/read-failures';
import { memberQueries } from '@/features/members/api/member-queries';
import { memberOptions } from '@/features/members/model/member-options';
import { localName, otherName, useFormat } from '@/i18n/format';
import { useFieldProps } from '@/session/field-props';
import { AutocompleteField } from '@/ui/form/choice-fields';
import { FormSection } from '@/ui/form/form-section';
import { skillQueries } from '../api/skill-queries';
import { SKILL_FIELDS, type SkillSheet } from '../fields';
import { membersWithoutSheet } from '../model/members-without-sheet';
import { RetryAlert } from './retry-alert';
import type { SkillSectionProps } from './skill-grid-section';

/** Chooses the member of a new sheet; an existing sheet keeps its member. Source: SK-2. */
export function SkillStaffSection({ control, sheet }: SkillSectionProps) {
  const { t } = useTranslation('skills');
  return (
    <FormSection title={t('section.member')}>
      {sheet ? <FixedStaff control={control} sheet={sheet} /> : <NewStaff control={control} />}
    </FormSection>
  );
}

type FixedStaffProps = Pick<SkillSectionProps, 'control'> & { sheet: SkillSheet };

function FixedStaff({ control, sheet: { staff } }: FixedStaffProps) {
  const { t } = useTranslation('skills');
  const { language } = useFormat();
  const field = useFieldProps(SKILL_FIELDS, control);
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
  const hasFailed = members.isLoadingError || sheets.isLoadingError;
  return (
    <>
      {hasFailed && <RetryAlert onRetry={() => refetchFailed(members, sheets)} />}
      <AutocompleteField
        {...field('staff_id')}
        options={options ?? []}
        isLoading={members.isPending || sheets.isPending}
        helperText={options?.length === 0 ? t('form.everyoneHasOne') : t('form.staffHint')}
      />
    </>
  );
}
