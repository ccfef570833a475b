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
import { useListOrigin } from '@/ui/data-table/list-return';
import { lazyComponent } from '@/start/lazy-component';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import type { FinderPerson } from '../model/finder-person';
import styles from './finder-matrix.module.css';

const FreeTimePart = lazyComponent(
  async () => (await withCatalogues(import('./free-time-part'), 'leave')).FreeTimePart,
  { meanwhile: <SkeletonBlock height={240} lines={6} /> },
);

type PersonReachProps = {
  person: FinderPerson;
  isChosen: boolean;
  onChoose: () => void;
};

export function PersonReach({ person, isChosen, onChoose }: PersonReachProps) {
  const { t } = useTranslation('finder');
  const format = useFormat();
  const { listSearch } = useListOrigin();
  // The form returns to the matrix, not to the open sheet.
  const origin = {
    listSearch: `?${String(writeUrlFields(new URLSearchParams(listSearch), { sheet: null }))}`,
  };
  const [isAsked, setIsAsked] = useState(false);
  const { member, sheet, id } = person;
  const name = format.name(person);
  const ways = (
    [
      ['mailto', member?.email],
      ['tel', member?.ph_number],
    ] as const
  ).flatMap(([scheme, address]) => (address ? [{ scheme, address }] : []));
  return (
    <Box sx={{ mb: 2 }}>
      <div className={styles.ways}>
        {ways.map(({ scheme, address }) => (
          <a key={scheme} className={styles.link} href={contactLink(scheme, address)}>
            {address}
          </a>
        ))}
        {member && ways.length === 0 && (
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
        {!isAsked && (
          <Button size="small" variant="outlined" onClick={() => setIsAsked(true)}>
            {t('free.show')}
          </Button>
        )}
      </div>
      {isAsked && <FreeTimePart person={person} />}
    </Box>
  );
}
