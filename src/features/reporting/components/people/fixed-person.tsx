import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { StaffAvatar } from '@/ui/page/staff-avatar';
import type { Staff } from '@/session/staff-schema';
import styles from './fixed-person.module.css';

/** Shows users who may not choose people their own name. Source: RP-2. */
export function FixedPerson({ person }: { person: Staff }) {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  const name = format.name(person);
  return (
    <div className={styles.person}>
      <Typography variant="subtitle2" component="p" className={styles.label}>
        {t('people.label')}
      </Typography>
      <StaffAvatar name={name} src={person.staff_image_url} size={24} />
      <Typography variant="body2">{name}</Typography>
    </div>
  );
}
