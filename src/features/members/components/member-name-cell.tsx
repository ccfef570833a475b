import { styled } from '@mui/material/styles';
import type { Language } from '@/i18n/language';
import { StaffAvatar } from '@/ui/page/avatar';

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

type MemberNameCellProps = {
  name: string;
  /** Empty when it says nothing new. */
  otherName: string;
  otherLanguage: Language;
  position: string | undefined;
  photoUrl: string | null | undefined;
};

/** Picture or initials, the name, and below it the position with the name in the other language. Source: MB-1. */
export function MemberNameCell(props: MemberNameCellProps) {
  const { name, otherName, otherLanguage, position, photoUrl } = props;
  return (
    <Cell>
      <StaffAvatar name={name} src={photoUrl} size={AVATAR_SIZE} isDecorative />
      <div>
        <strong>{name}</strong>
        {otherName && <small lang={otherLanguage}>{otherName}</small>}
        <br />
        <small>{position}</small>
      </div>
    </Cell>
  );
}
