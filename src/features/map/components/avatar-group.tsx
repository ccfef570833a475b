import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { MemberLink } from '@/features/members/components/member-link';
import { useFormat } from '@/i18n/format';
import { classNames } from '@/lib/class-names';
import { getInitials } from '@/ui/page/staff-avatar';
import type { LocatedMember } from '../api/location-queries';
import styles from './avatar-group.module.css';

type AvatarGroupProps = {
  label: string;
  members: readonly LocatedMember[];
  shownAtFirst: number;
  /** A cluster of the map, or people outside of its visible part. */
  variant?: 'pill' | 'elsewhere';
  /** Omitted for people without a place. */
  onChoose?: (member: LocatedMember) => void;
};

/** The number of further people that a press shows: a few rows, because each person loads a photo. */
const MORE = 60;

export function AvatarGroup({ label, members, shownAtFirst, variant, onChoose }: AvatarGroupProps) {
  const { t } = useTranslation('map');
  const format = useFormat();
  const [shownCount, setShownCount] = useState(shownAtFirst);
  const hiddenCount = members.length - shownCount;
  const list = useRef<HTMLUListElement>(null);

  /** The focus moves to the first added person, because the last press removes the button. */
  function showMore() {
    flushSync(() => setShownCount(shownCount + MORE));
    list.current?.children[shownCount]?.querySelector<HTMLElement>('button, a')?.focus();
  }

  function renderMember(member: LocatedMember) {
    const name = format.name(member);
    const avatar = <PlainAvatar name={name} photoUrl={member.photoUrl} />;
    if (!onChoose) {
      return (
        <span data-person className={styles.unlocated}>
          {avatar}
          <MemberLink id={member.id} name={name} />
        </span>
      );
    }
    return (
      <button
        type="button"
        className={styles.person}
        aria-label={t('show', { name })}
        data-name={name}
        onClick={() => onChoose(member)}
      >
        {avatar}
      </button>
    );
  }

  return (
    <ul ref={list} className={classNames(styles.people, variant && styles[variant])} aria-label={label}>
      {members.slice(0, shownCount).map((member) => (
        <li key={member.id}>{renderMember(member)}</li>
      ))}
      {hiddenCount > 0 && (
        <li>
          <button type="button" className={styles.more} onClick={showMore}>
            {t('more', { count: hiddenCount })}
          </button>
        </li>
      )}
    </ul>
  );
}

/** Shows initials, and the photo above them once loaded. Plain elements, because hundreds render at once. */
function PlainAvatar({ name, photoUrl }: { name: string; photoUrl: string | null }) {
  return (
    <span data-avatar className={styles.avatar} aria-hidden>
      {getInitials(name)}
      {photoUrl && (
        <img
          key={photoUrl}
          src={photoUrl}
          alt=""
          loading="lazy"
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
        />
      )}
    </span>
  );
}
