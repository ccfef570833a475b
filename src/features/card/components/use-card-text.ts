import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { positionName } from '@/features/members/model/positions';
import type { Staff } from '@/session/staff-schema';

export type CardText = { jpName: string; engName: string; position: string; staffNo: string };

/** Independent of the screen's language. Source: CD-1. */
export function useCardText(): (member: Staff) => CardText {
  const { t } = useTranslation(['card', 'members']);
  return useCallback(
    (member) => ({
      jpName: member.jp_name,
      engName: member.eng_name,
      position: t('print.position', {
        lng: 'en',
        position: t(`members:position.${positionName(member.position)}`, { lng: 'en' }),
      }),
      staffNo: t('print.staffNo', { lng: 'en', staffNo: member.staff_no }),
    }),
    [t],
  );
}
