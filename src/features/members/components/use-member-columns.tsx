import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localName, otherName, useFormat } from '@/i18n/format';
import type { Staff } from '@/session/staff-schema';
import type { Column } from '@/ui/data-table/column';
import { contactLink } from '../model/member-addresses';
import { POSITION_NAMES } from '../model/member-filter';
import { positionName } from '../model/positions';
import { MemberNameCell } from './member-name-cell';

/** Fixed widths, so that the layout is stable while rows load. */
export function useMemberColumns(): readonly Column<Staff>[] {
  const { t } = useTranslation('members');
  const { language } = useFormat();
  return useMemo(() => {
    // Translated once for thousands of members.
    const positionWords = new Map(POSITION_NAMES.map((name) => [name, t(`position.${name}`)]));

    function nameCell(member: Staff, contact?: ReactNode) {
      return (
        <MemberNameCell
          id={member.id}
          name={localName(member, language)}
          otherName={otherName(member, language)}
          otherLanguage={language === 'ja' ? 'en' : 'ja'}
          position={positionWords.get(positionName(member.position))}
          photoUrl={member.staff_image_url}
          contact={contact}
        />
      );
    }

    return [
      {
        id: 'name',
        header: t('field.name'),
        width: '33%',
        text: (member) =>
          [
            localName(member, language),
            otherName(member, language),
            positionWords.get(positionName(member.position)),
            member.staff_no,
          ].join(' '),
        sortValue: (member) => localName(member, language),
        cell: (member) => nameCell(member),
        card: (member) => nameCell(member, <ContactLink scheme="tel" address={member.ph_number} />),
      },
      {
        id: 'phone',
        header: t('field.phNumber'),
        width: '15%',
        text: (member) => member.ph_number,
        cell: ({ ph_number: phone }) => <ContactLink scheme="tel" address={phone} />,
        sortable: false,
        hideOnCard: true,
      },
      {
        id: 'email',
        header: t('field.email'),
        width: '23%',
        text: (member) => member.email,
        cell: ({ email }) => <ContactLink scheme="mailto" address={email} />,
        sortable: false,
        isSecondRank: true,
      },
      {
        id: 'address',
        header: t('field.address'),
        width: '18%',
        text: (member) => member.address,
        sortable: false,
        isSecondRank: true,
      },
    ];
  }, [t, language]);
}

function ContactLink({ scheme, address }: { scheme: 'tel' | 'mailto'; address: string }) {
  if (!address) return null;
  return (
    <a href={contactLink(scheme, address)} className="quiet-link tabular">
      {address}
    </a>
  );
}
