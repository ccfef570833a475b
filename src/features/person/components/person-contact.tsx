import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberDetail } from '@/features/members/api/member-schema';
import { cardsAddress, contactLink } from '@/features/members/model/member-addresses';
import { useFormat } from '@/i18n/format';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin } from '@/session/staff-schema';
import styles from './person-contact.module.css';
import { PersonPart } from './person-part';

export function PersonContact({ member }: { member: MemberDetail }) {
  const { t } = useTranslation(['person', 'members']);
  const self = useSignedInStaff();
  const format = useFormat();
  const renderLink = (scheme: 'tel' | 'mailto', address: string) =>
    address && <a href={contactLink(scheme, address)}>{address}</a>;
  const facts: [string, ReactNode][] = [
    [t('members:field.phNumber'), renderLink('tel', member.ph_number)],
    [t('members:field.email'), renderLink('mailto', member.email)],
    [t('members:field.address'), member.address],
    [t('members:field.role'), t(isAdmin(member) ? 'members:role.admin' : 'members:role.user')],
    [t('members:field.permanentDate'), member.permanent_date && format.date(member.permanent_date)],
    [t('members:field.refPerson'), member.ref_person],
    [t('members:field.refPhNumber'), renderLink('tel', member.ref_ph_number)],
  ];
  return (
    <PersonPart
      title={t('person:contact')}
      link={isAdmin(self) && { to: cardsAddress([member.id]), words: t('person:card') }}
    >
      <dl className={styles.facts}>
        {facts.map(([label, fact]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{fact || '–'}</dd>
          </Fragment>
        ))}
      </dl>
    </PersonPart>
  );
}
