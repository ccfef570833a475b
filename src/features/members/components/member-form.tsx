import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { KeptForm } from '@/session/kept-form';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import { useFormDraft } from '@/session/use-form-draft';
import { FormFooter } from '@/ui/form/form-footer';
import { useAppForm } from '@/ui/form/use-app-form';
import { useSaveMember } from '../api/member-mutations';
import type { MemberDetail } from '../api/member-schema';
import { memberFormSchema, memberFormValues } from '../model/member-form-rules';
import { MemberExtraSections } from './member-extra-sections';
import { MemberIdentitySection } from './member-identity-section';
import { MemberPhotoSection } from './member-photo-section';
import { MemberWorkSection } from './member-work-section';

type MemberFormProps = {
  /** Who is edited; null to register somebody new. */
  member: MemberDetail | null;
  onSaved: () => void;
};

/** One form for a new member, another member, and oneself. Source: MB-3, MB-4. */
export function MemberForm({ member, onSaved }: MemberFormProps) {
  const { t } = useTranslation(['members', 'common']);
  const isLocked = !isAdmin(useSignedInStaff());
  const [schema] = useState(() => memberFormSchema({ isNew: member === null, isLocked }));
  const form = useAppForm(schema, memberFormValues(member));
  const draft = useFormDraft(form, {
    screen: member ? `member/${member.id}` : 'member/new',
    unkept: ['password', 'staff_image'],
    isOfRecord: member !== null,
  });
  const save = useSaveMember(member);

  const section = {
    control: form.control,
    member,
    lockedReason: isLocked ? t('hint.locked') : undefined,
  };
  return (
    <KeptForm draft={draft} onSubmit={(values) => save.mutateAsync(values)} onSaved={onSaved}>
      <MemberIdentitySection {...section} />
      <MemberWorkSection {...section} />
      <MemberExtraSections {...section} />
      <MemberPhotoSection {...section} />
      <FormFooter failure={save.error} submitLabel={t('common:action.submit')}>
        <Button component={Link} to={paths.memberList}>
          {t('common:action.cancel')}
        </Button>
      </FormFooter>
    </KeptForm>
  );
}
