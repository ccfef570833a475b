import type { ReactNode } from 'react';
import type { Language } from '@/i18n/language';
import { StaffAvatar } from '@/ui/page/staff-avatar';
import { MemberLink } from './member-link';
import styles from './member-name-cell.module.css';

/** In px. Source: AU-6. */
const AVATAR_SIZE = 37;

/** Wraps the list: on phones the name is placed beside the actions of its row. */
export function MemberListLayout({ children }: { children: ReactNode }) {
  return <div className={styles.cells}>{children}</div>;
}

type MemberNameCellProps = {
  id: number;
  name: string;
  /** Empty if it equals the name. */
  otherName: string;
  otherLanguage: Language;
  position: string | undefined;
  photoUrl: string | null | undefined;
  /** A link beside the position. */
  contact?: ReactNode;
};

/** Source: MB-1. */
export function MemberNameCell(props: MemberNameCellProps) {
  const { id, name, otherName, otherLanguage, position, photoUrl, contact } = props;
  return (
    <div className={styles.member}>
      <StaffAvatar name={name} src={photoUrl} size={AVATAR_SIZE} />
      <div>
        <div className={styles.names}>
          <strong>
            <MemberLink id={id} name={name} />
          </strong>
          {otherName && <small lang={otherLanguage}>{otherName}</small>}
        </div>
        <small>
          {position}
          {contact}
        </small>
      </div>
    </div>
  );
}
