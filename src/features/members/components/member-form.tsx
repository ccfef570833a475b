import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { useFormat } from '@/i18n/format';
import { RecordForm, useRecordForm } from '@/session/record-form';
import { useListReturn } from '@/session/use-list-return';
import { useFieldProps } from '@/session/field-props';
import { inNameOrder } from '@/session/name-order';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin } from '@/session/staff-schema';
import { SelectField } from '@/ui/form/choice-fields';
import { FormSection } from '@/ui/form/form-section';
import { PasswordField } from '@/ui/form/password-field';
import { TextField } from '@/ui/form/text-field';
import { DateField } from '@/ui/form/date-field';
import { SENT_MEMBER, useSaveMember } from '../api/member-mutations';
import type { MemberDetail } from '../api/member-schema';
import {
  type CheckedMember,
  MEMBER_FIELDS,
  type MemberFormInput,
  memberFormSchema,
  memberFormValues,
  ROLES,
} from '../fields';
import { toMemberFields } from '../model/member-fields';
import { toWordOptions, withStored } from '../model/member-options';
import { POSITION_IDS } from '../model/positions';
import { MemberExtraSections } from './member-extra-sections';
import { MemberPhotoSection } from './member-photo-section';
import { useMemberChecks } from './use-member-checks';
import { useMemberWords } from './use-member-words';

type SectionProps = {
  control: Control<MemberFormInput, unknown, CheckedMember>;
  member: MemberDetail | null;
  /** The reason that fields for administrators are locked; undefined for administrators. */
  lockedReason?: string;
};

/** One form for a new member, another member, and oneself. Source: MB-3, MB-4. */
export function MemberForm({ member }: Pick<SectionProps, 'member'>) {
  const { t } = useTranslation('members');
  const isLocked = !isAdmin(useSignedInStaff());
  const [schema] = useState(() => memberFormSchema({ isNew: member === null, isLocked }));
  const id = member?.id ?? null;
  const { cancel, onSaved } = useListReturn(id, paths.memberList, paths.memberListAfterSave);
  const save = useSaveMember(member);
  const getFieldWords = useMemberWords();
  const check = useMemberChecks(member);
  const record = useRecordForm({
    schema,
    id,
    onSaved,
    kind: 'member',
    probe: SENT_MEMBER,
    opened: memberFormValues(member),
    save,
    excludedFields: ['password', 'staff_image'],
    toFields: toMemberFields,
    getFieldWords,
    getNames: (values) => values,
    check,
  });
  const section = {
    control: record.form.control,
    member,
    lockedReason: isLocked ? t('hint.locked') : undefined,
  };
  return (
    <RecordForm
      record={record}
      submitLabel={t(id === null ? 'create.submit' : 'edit.submit')}
      cancel={cancel}
    >
      <IdentitySection {...section} />
      <WorkSection {...section} />
      <MemberExtraSections {...section} />
      <MemberPhotoSection {...section} />
    </RecordForm>
  );
}

const NAMES = ['eng_name', 'jp_name'] as const;

function IdentitySection({ control, member }: SectionProps) {
  const { t } = useTranslation('members');
  const { language } = useFormat();
  const field = useFieldProps(MEMBER_FIELDS, control);
  return (
    <FormSection title={t('section.identity')}>
      {inNameOrder(NAMES, String, language).map((name) => (
        <TextField
          key={name}
          {...field(name)}
          helperText={name === 'jp_name' ? t('hint.jpName') : undefined}
        />
      ))}
      <TextField {...field('username')} autoComplete="username" />
      <PasswordField
        {...field('password')}
        helperText={t(member ? 'hint.passwordKept' : 'hint.password')}
        autoComplete="new-password"
        isRequired={!member}
      />
    </FormSection>
  );
}

function WorkSection({ control, member, lockedReason }: SectionProps) {
  const { t } = useTranslation('members');
  const field = useFieldProps(MEMBER_FIELDS, control);
  const positionIds = withStored(POSITION_IDS, member?.position);
  const positions = toWordOptions(positionIds, MEMBER_FIELDS.position.getWord);
  const roles = toWordOptions(Object.values(ROLES), MEMBER_FIELDS.role.getWord);
  return (
    <FormSection title={t('section.work')}>
      <TextField {...field('staff_no')} lockedReason={lockedReason} />
      <TextField {...field('address')} />
      <TextField {...field('ph_number')} type="tel" helperText={t('hint.phone')} />
      <SelectField {...field('position')} options={positions} lockedReason={lockedReason} />
      <SelectField {...field('role')} options={roles} lockedReason={lockedReason} />
      <TextField {...field('email')} type="email" lockedReason={lockedReason} />
      <DateField {...field('permanent_date')} lockedReason={lockedReason} />
    </FormSection>
  );
}
