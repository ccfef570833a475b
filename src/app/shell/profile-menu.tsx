import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { StaffAvatar } from '@/ui/page/avatar';
import { lazyComponent } from '@/start/lazy-component';
import styles from './top-bar.module.css';

const ProfileMenuList = lazyComponent(async () => (await import('./profile-menu-list')).ProfileMenuList);

export function ProfileMenu() {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const staff = useSignedInStaff();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = format.name(staff);

  return (
    <>
      <IconButton
        aria-label={t('profile.open', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        className={styles.profile}
      >
        <StaffAvatar name={name} src={staff.staff_image_url} size={40} isDecorative />
      </IconButton>
      {anchor && <ProfileMenuList anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
