import { styled } from '@mui/material/styles';
import type { Language } from '@/i18n/language';
import { StaffAvatar } from '@/ui/page/avatar';

const AVATAR_SIZE = 37;

/** Stands around the list and holds the looks of its cells, so that they are plain: a search draws ten of them at every key. */
export const MemberNameCells = styled('div')(({ theme }) => ({
  '& .member-name': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    '& > :last-child': { minWidth: 0 },
    '& strong': { fontWeight: theme.typography.fontWeightMedium },
    '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
    '& small[lang]': { marginLeft: theme.spacing(1) },
  },
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
    <div className="member-name">
      <StaffAvatar name={name} src={photoUrl} size={AVATAR_SIZE} isDecorative />
      <div>
        <strong>{name}</strong>
        {otherName && <small lang={otherLanguage}>{otherName}</small>}
        <br />
        <small>{position}</small>
      </div>
    </div>
  );
}
