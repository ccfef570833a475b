import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { useFineFormat } from '@/features/fines/components/use-fine-format';
import type { MemberDetail } from '@/features/members/api/member-schema';
import { contactLink } from '@/features/members/model/member-addresses';
import { projectQueries } from '@/features/projects/api/project-queries';
import { skillQueries } from '@/features/skills/api/skill-queries';
import { useFormat } from '@/i18n/format';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin } from '@/session/staff-schema';
import { personQueries } from '../api/person-queries';
import styles from './person-facts.module.css';
import { FirstRows, PersonPart } from './person-part';

/** The facts of the member form that help to reach the person. */
export function ContactPart({ member }: { member: MemberDetail }) {
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
      link={isAdmin(self) && { to: paths.card, words: t('person:card') }}
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

/** The sum of pending fines, and the latest fines. */
export function FinesPart({ memberId }: { memberId: number }) {
  const { t } = useTranslation(['person', 'fines']);
  const format = useFormat();
  const fineFormat = useFineFormat();
  const canOpenFines = isAdmin(useSignedInStaff());
  const { data, error, refetch } = useQuery(personQueries.fines(memberId));
  const pending = data?.filter(({ status }) => status === 0) ?? [];
  const pendingAmount = pending.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  return (
    <PersonPart
      title={t('person:fines.title')}
      isLoaded={data !== undefined}
      error={error}
      onRetry={refetch}
      link={canOpenFines && { to: `${paths.fines}?staff=${memberId}`, words: t('person:fines.link') }}
    >
      {data !== undefined && data.length > 0 && (
        <Typography>
          {t('person:fines.sum', { count: data.length, pending: fineFormat.amount(pendingAmount) })}
        </Typography>
      )}
      <FirstRows>
        {(data ?? []).map(({ id, date, amount, status }) => (
          <li key={id}>
            {format.date(date)} · {fineFormat.amount(amount)} ·{' '}
            {t(status === 1 ? 'fines:status.complete' : 'fines:status.pending')}
          </li>
        ))}
      </FirstRows>
    </PersonPart>
  );
}

/** The projects that the member is assigned to. */
export function ProjectsPart({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation('person');
  const format = useFormat();
  const { data, error, refetch } = useQuery(projectQueries.list());
  return (
    <PersonPart title={t('projects')} isLoaded={data !== undefined} error={error} onRetry={refetch}>
      <FirstRows>
        {(data ?? [])
          .filter(({ id }) => ids.includes(id))
          .map((project) => (
            <li key={project.id}>
              {project.cd} · {format.name(project)}
            </li>
          ))}
      </FirstRows>
    </PersonPart>
  );
}

/** The skill sheet, or a link that creates it. */
export function SkillsPart({ memberId }: { memberId: number }) {
  const { t } = useTranslation('person');
  const { data, error, refetch } = useQuery(skillQueries.list());
  const sheet = data?.find(({ staff }) => staff?.id === memberId);
  const facts = sheet && [sheet.position, sheet.grade, sheet.japaneseLevel, sheet.majorTechStack];
  return (
    <PersonPart
      title={t('skills.title')}
      isLoaded={data !== undefined}
      error={error}
      onRetry={refetch}
      link={
        sheet
          ? { to: paths.skillEdit(sheet.id), words: t('skills.link') }
          : { to: paths.skillCreate, words: t('skills.create') }
      }
    >
      {sheet ? (
        <>
          <span>{facts?.flatMap((fact) => fact?.name ?? []).join(' · ')}</span>
          <Box
            component="ul"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, listStyle: 'none', m: 0, p: 0 }}
          >
            {sheet.marks.map(({ techStackId, techStackName, symbol }) => (
              <li key={techStackId}>
                <Chip size="small" variant="outlined" label={`${techStackName} ${symbol}`} />
              </li>
            ))}
          </Box>
        </>
      ) : (
        <span>{t('skills.none')}</span>
      )}
    </PersonPart>
  );
}
