import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { Staff } from '@/session/staff-schema';
import { StaffAvatar } from '@/ui/page/avatar';
import { positionName } from '../model/positions';

const AVATAR_SIZE = 37;

/** The looks of all that is in the cell, so that the rest is plain: a search draws many of them at every key. */
const Cell = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  '& > :last-child': { minWidth: 0 },
  '& strong': { fontWeight: theme.typography.fontWeightMedium },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& small[lang]': { marginLeft: theme.spacing(1) },
}));

/** Picture or initials, the name, and below it the position with the name in the other language. Source: MB-1. */
export function MemberNameCell({ member }: { member: Staff }) {
  const { t } = useTranslation('members');
  const format = useFormat();
  const otherName = format.otherName(member);
  return (
    <Cell>
      <StaffAvatar name={format.name(member)} src={member.staff_image_url} size={AVATAR_SIZE} isDecorative />
      <div>
        <strong>{format.name(member)}</strong>
        {otherName && <small lang={format.language === 'ja' ? 'en' : 'ja'}>{otherName}</small>}
        <br />
        <small>{t(`position.${positionName(member.position)}`)}</small>
      </div>
    </Cell>
  );
}
