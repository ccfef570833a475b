import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { message } from '@/i18n/message';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin, type Staff } from '@/session/staff-schema';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { fetchMembers } from '../api/member-queries';
import type { MemberDetail } from '../api/member-schema';
import { ROLES, type CheckedMember, type MemberFormInput } from '../fields';
import { needsUniqueCheck, takenValues, UNIQUE_FIELDS } from '../model/taken-values';

type ErrorForm = Pick<UseFormReturn<MemberFormInput, unknown, CheckedMember>, 'setError'>;

/** Returns the check before a save: of unique values, and of the loss of one's own administrator rights. */
export function useMemberChecks(member: MemberDetail | null) {
  const { t } = useTranslation('members');
  const format = useFormat();
  const me = useSignedInStaff();

  /** Sets an error on each field whose value another person has; returns true if there is none. */
  function checkUnique(values: CheckedMember, form: ErrorForm, members: readonly Staff[]): boolean {
    const taken = takenValues(values, members, member);
    for (const name of UNIQUE_FIELDS) {
      const holder = taken[name];
      if (!holder) continue;
      form.setError(name, {
        type: 'taken',
        message: message('members:taken.by', { name: format.name(holder) }),
      });
    }
    return Object.keys(taken).length === 0;
  }

  function confirmLossOfRights(members: readonly Staff[]): Promise<boolean> {
    const isLast = members.length > 0 && !members.some((other) => other.id !== me.id && isAdmin(other));
    const sentences = isLast ? [t('ownRole.body'), t('ownRole.last')] : [t('ownRole.body')];
    return confirm({
      title: t('ownRole.title'),
      body: sentences.join(format.language === 'ja' ? '' : ' '),
      tone: 'danger',
      confirmLabel: t('ownRole.go'),
      action: () => undefined,
    });
  }

  /** Resolves to true for a save. Without the list, which staff may not read, the server decides. */
  return async function check(values: CheckedMember, form: ErrorForm): Promise<boolean> {
    if (!isAdmin(me)) return true;
    const losesRights = member?.id === me.id && values.role !== ROLES.admin;
    if (!losesRights && !needsUniqueCheck(values, member)) return true;
    const members = await fetchMembers().catch(() => []);
    return checkUnique(values, form, members) && (!losesRights || confirmLossOfRights(members));
  };
}
