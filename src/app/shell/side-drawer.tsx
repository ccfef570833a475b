import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { lazyComponent } from '@/start/lazy-component';
import { menuFor } from './menu-items';
import { MenuList } from './menu-list';
import styles from './side-drawer.module.css';

const Drawer = lazyComponent(async () => (await import('@mui/material/Drawer')).default);

const RAIL_WIDTH = 72;
const DRAWER_WIDTH = 240;

type SideDrawerProps = {
  isOpen: boolean;
  /** On small screens the drawer lies over the page and closes after use. */
  isTemporary: boolean;
  onClose: () => void;
};

/** The main navigation: a drawer, a rail when collapsed, temporary on small screens. Source: SH-2. */
export function SideDrawer({ isOpen, isTemporary, onClose }: SideDrawerProps) {
  const { t } = useTranslation('shell');
  const groups = menuFor(useSignedInStaff());
  const isRail = !isTemporary && !isOpen;

  const navigation = (
    <nav aria-label={t('navigation')} className={styles.menu}>
      {groups.map(({ heading, items }, index) => (
        <MenuList
          key={heading}
          heading={t(`menu.${heading}`)}
          isFirst={index === 0}
          items={items}
          isRail={isRail}
          onNavigated={isTemporary ? onClose : undefined}
        />
      ))}
    </nav>
  );
  if (isTemporary) {
    return isOpen ? (
      <Drawer
        id="main-navigation"
        className="screen-only"
        open
        onClose={onClose}
        slotProps={{ paper: { sx: { width: DRAWER_WIDTH, overflowX: 'hidden' } } }}
      >
        {navigation}
      </Drawer>
    ) : null;
  }
  const width = isRail ? RAIL_WIDTH : DRAWER_WIDTH;
  return (
    <div id="main-navigation" className={classNames('screen-only', styles.place)} style={{ width }}>
      <div className={styles.drawer} style={{ width }}>
        {navigation}
      </div>
    </div>
  );
}
