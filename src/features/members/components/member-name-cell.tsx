import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Language } from '@/i18n/language';
import { StaffAvatar } from '@/ui/page/avatar';
import { MemberLink } from './member-link';

const AVATAR_SIZE = 37;

/** Stands around the list and holds the looks of its cells, so that they are plain: a search draws ten of them at every key. */
export const MemberNameCells = styled('div')(({ theme }) => ({
  '& .member-name': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    '& > :last-child': { flexGrow: 1, minWidth: 0 },
    '& strong': { fontWeight: theme.typography.fontWeightMedium },
    '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
    '& small[lang]': { marginLeft: theme.spacing(1) },
    // Beside a word in the same line: by its colour alone it would not be known as a link.
    '& small > a': { marginLeft: theme.spacing(1.5), textDecoration: 'underline' },
  },
  // Two lines: the other name gets what the name leaves of the first one, beside the acts, and the second one has its full width.
  [theme.breakpoints.down('sm')]: {
    '&& .head': { position: 'relative', '& > div:first-of-type': { flexGrow: 1 } },
    '&& .head > .actions': { position: 'absolute', top: 0, right: 0 },
    '& .member-name': { gap: theme.spacing(1) },
    '& .names + small': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .names + small > a': { marginLeft: theme.spacing(1) },
    '& .names': { display: 'flex', alignItems: 'center', minHeight: 28 },
    '& .head:has(> .actions) .names': { paddingRight: 60 },
    '& .names > [lang]': {
      flex: '1 1 0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
}));

type MemberNameCellProps = {
  id: number;
  name: string;
  /** Empty when it says nothing new. */
  otherName: string;
  otherLanguage: Language;
  position: string | undefined;
  photoUrl: string | null | undefined;
  /** What a card says beside the position. */
  reach?: ReactNode;
};

/** Picture or initials, the name, and below it the position with the name in the other language. Source: MB-1. */
export function MemberNameCell(props: MemberNameCellProps) {
  const { id, name, otherName, otherLanguage, position, photoUrl, reach } = props;
  return (
    <div className="member-name">
      <StaffAvatar name={name} src={photoUrl} size={AVATAR_SIZE} isDecorative />
      <div>
        <div className="names">
          <strong>
            <MemberLink id={id} name={name} />
          </strong>
          {otherName && <small lang={otherLanguage}>{otherName}</small>}
        </div>
        <small>
          {position}
          {reach}
        </small>
      </div>
    </div>
  );
}
