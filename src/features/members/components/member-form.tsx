import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { PersistedForm } from '@/session/persisted-form';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import { useFormDraft } from '@/session/use-form-draft';
import { stateOfRow, useListSearch } from '@/ui/data-table/list-return';
import { FormFooter } from '@/ui/form/form-footer';
import { RecordOutcome } from '@/ui/form/record-outcome';
import { noticeOf, type SavedNotice } from '@/ui/form/saved-notice';
import { useAppForm } from '@/ui/form/use-app-form';
import { useRecordMerge } from '@/ui/form/use-record-merge';
import { useSaveMember, SENT_MEMBER } from '../api/member-mutations';
import type { MemberDetail } from '../api/member-schema';
import { memberFormSchema, memberFormValues, type CheckedMember } from '../fields';
import { memberFields } from '../model/member-fields';
import { MemberExtraSections } from './member-extra-sections';
import { MemberIdentitySection } from './member-identity-section';
import { MemberPhotoSection } from './member-photo-section';
import { MemberWorkSection } from './member-work-section';
import { useMemberChecks } from './use-member-checks';
import { useMemberWords } from './use-member-words';

type MemberFormProps = {
  /** Who is edited; null to register somebody new. */
  member: MemberDetail | null;
  /** Gets what the server did not keep. */
  onSaved: (notice?: SavedNotice) => void;
};

/** One form for a new member, another member, and oneself. Source: MB-3, MB-4. */
export function MemberForm({ member, onSaved }: MemberFormProps) {
  const { t } = useTranslation(['members', 'common']);
  const isLocked = !isAdmin(useSignedInStaff());
  const [schema] = useState(() => memberFormSchema({ isNew: member === null, isLocked }));
  const opened = memberFormValues(member);
  const form = useAppForm(schema, opened);
  const draft = useFormDraft(form, {
    screen: member ? `member/${member.id}` : 'member/new',
    unkept: ['password', 'staff_image'],
    isOfRecord: member !== null,
    finder: member ? undefined : SENT_MEMBER,
  });
  const merge = useRecordMerge(form, {
    opened,
    toFields: memberFields,
    withField: (values, name, value) => ({ ...values, [name]: value }),
  });
  const save = useSaveMember(member, merge.base);
  const wordsOf = useMemberWords();
  const check = useMemberChecks(form, member);
  const notice = useRef<SavedNotice>(undefined);

  async function submit(values: CheckedMember) {
    if (!(await check(values))) return false;
    const end = await save.mutateAsync(values);
    const { eng_name, jp_name } = values;
    notice.current = noticeOf(end, { id: member?.id ?? null, eng_name, jp_name });
    return merge.settle(end);
  }

  const listSearch = useListSearch();
  const section = {
    control: form.control,
    member,
    lockedReason: isLocked ? t('hint.locked') : undefined,
  };
  return (
    <PersistedForm draft={draft} onSubmit={submit} onSaved={() => onSaved(notice.current)}>
      <MemberIdentitySection {...section} />
      <MemberWorkSection {...section} />
      <MemberExtraSections {...section} />
      <MemberPhotoSection {...section} />
      <RecordOutcome merge={merge} failure={save.error} wordsOf={wordsOf} />
      <FormFooter failure={save.error} submitLabel={t('common:action.submit')}>
        <Button
          component={Link}
          to={paths.memberList + listSearch}
          state={member && stateOfRow(member.id, false)}
        >
          {t('common:action.cancel')}
        </Button>
      </FormFooter>
    </PersistedForm>
  );
}
