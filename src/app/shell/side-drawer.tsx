import { classNames } from '@/lib/class-names';
import { lazyComponent } from '@/start/lazy-component';
import { MainMenu } from './main-menu';
import styles from './shell.module.css';

const Drawer = lazyComponent(async () => (await import('@mui/material/Drawer')).default);

const RAIL_WIDTH = 72;
const DRAWER_WIDTH = 240;

type SideDrawerProps = {
  isOpen: boolean;
  /** True on small screens: the drawer covers the page and closes after use. */
  isTemporary: boolean;
  onClose: () => void;
};

/** A drawer, or a rail when collapsed. Source: SH-2. */
export function SideDrawer({ isOpen, isTemporary, onClose }: SideDrawerProps) {
  if (isTemporary) {
    if (!isOpen) return null;
    return (
      <Drawer
        id="main-navigation"
        className="screen-only"
        open
        onClose={onClose}
        slotProps={{ paper: { sx: { width: DRAWER_WIDTH, overflowX: 'hidden' } } }}
      >
        <MainMenu onNavigated={onClose} />
      </Drawer>
    );
  }
  const width = isOpen ? DRAWER_WIDTH : RAIL_WIDTH;
  return (
    <div id="main-navigation" className={classNames('screen-only', styles.place)} style={{ width }}>
      <div className={styles.drawer} style={{ width }}>
        <MainMenu isRail={!isOpen} />
      </div>
    </div>
  );
}
