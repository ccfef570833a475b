import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { contactLink } from '@/features/members/model/member-addresses';
import { useFormat } from '@/i18n/format';
import { withCatalogues } from '@/i18n/i18n';
import { writeUrlFields } from '@/lib/url-fields';
import { lazyComponent } from '@/start/lazy-component';
import { useListOrigin } from '@/ui/data-table/list-return';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import type { FinderPerson } from '../model/finder-person';
import styles from './person-actions.module.css';

/** About the height of the weeks with their heads. */
const WORKLOAD_HEIGHT = 460;

const WorkloadPart = lazyComponent(
  async () => (await withCatalogues(import('./workload-part'), 'leave')).WorkloadPart,
  { meanwhile: <SkeletonBlock height={WORKLOAD_HEIGHT} lines={16} /> },
);

type PersonActionsProps = {
  person: FinderPerson;
  isChosen: boolean;
  onChoose: () => void;
};

export function PersonActions({ person, isChosen, onChoose }: PersonActionsProps) {
  const { t } = useTranslation('finder');
  const format = useFormat();
  const { listSearch } = useListOrigin();
  // The form returns to the matrix, not to the open sheet.
  const origin = {
    listSearch: `?${String(writeUrlFields(new URLSearchParams(listSearch), { sheet: null }))}`,
  };
  const [isWorkloadShown, setIsWorkloadShown] = useState(false);
  const { member, sheet, id } = person;
  const name = format.name(person);
  const addresses = [
    { scheme: 'mailto', address: member?.email },
    { scheme: 'tel', address: member?.ph_number },
  ] as const;
  const contacts = addresses.flatMap(({ scheme, address }) => (address ? { scheme, address } : []));
  return (
    <Box sx={{ mb: 2 }}>
      <div className={styles.contacts}>
        {contacts.map(({ scheme, address }) => (
          <a key={scheme} className={styles.link} href={contactLink(scheme, address)}>
            {address}
          </a>
        ))}
        {member && contacts.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('person.noContact')}
          </Typography>
        )}
        <Link className={styles.link} to={paths.person(id)}>
          {t('person.page', { name })}
        </Link>
        {sheet && (
          <Button component={Link} to={paths.skillEdit(sheet.id)} state={origin} size="small">
            {t('person.edit')}
          </Button>
        )}
        <Button size="small" onClick={onChoose}>
          {isChosen ? t('person.uncompare') : t('person.compare')}
        </Button>
        {!isWorkloadShown && (
          <Button size="small" variant="outlined" onClick={() => setIsWorkloadShown(true)}>
            {t('workload.show')}
          </Button>
        )}
      </div>
      {isWorkloadShown && <WorkloadPart person={person} />}
    </Box>
  );
}
