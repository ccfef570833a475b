import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Staff } from '@/session/staff-schema';
import type { Column } from '@/ui/data-table/column';
import { ROLES } from '../model/member-form-rules';
import { positionName } from '../model/positions';

/** What a sheet holds of a member: more than the list, whose first column says several things. `extra` come last. */
export function useMemberSheet(extra: readonly Column<Staff>[]): readonly Column<Staff>[] {
  const { t } = useTranslation('members');
  return useMemo(
    () => [
      { id: 'staffNo', header: t('field.staffNo'), text: (member) => member.staff_no },
      { id: 'engName', header: t('field.engName'), text: (member) => member.eng_name },
      { id: 'jpName', header: t('field.jpName'), text: (member) => member.jp_name },
      {
        id: 'position',
        header: t('field.position'),
        text: (member) => t(`position.${positionName(member.position)}`),
      },
      {
        id: 'role',
        header: t('field.role'),
        text: ({ role }) => t(role === ROLES.admin ? 'role.admin' : 'role.user'),
      },
      { id: 'phone', header: t('field.phone'), text: (member) => member.ph_number },
      { id: 'email', header: t('field.email'), text: (member) => member.email },
      { id: 'address', header: t('field.address'), text: (member) => member.address },
      ...extra.filter(({ id }) => id !== 'staffNo'),
    ],
    [t, extra],
  );
}
