import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import { laterPart } from '@/ui/page/later-part';
import { MenuArea, MenuList } from './menu-list';
import { menuGroups } from './menu-items';

const OverlayDrawer = laterPart(async () => (await import('./overlay-drawer')).OverlayDrawer);

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
  const staff = useSignedInStaff();
  const isRail = !isTemporary && !isOpen;
  const groups = isAdmin(staff) ? menuGroups : menuGroups.slice(0, 1);

  const navigation = (
    <MenuArea aria-label={t('navigation')}>
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
    </MenuArea>
  );
  if (isTemporary) {
    return isOpen ? (
      <OverlayDrawer id="main-navigation" width={DRAWER_WIDTH} onClose={onClose}>
        {navigation}
      </OverlayDrawer>
    ) : null;
  }
  const width = isRail ? RAIL_WIDTH : DRAWER_WIDTH;
  return (
    <Box id="main-navigation" className="screen-only" sx={{ width, flexShrink: 0 }}>
      <Box
        sx={{
          position: 'fixed',
          zIndex: 'drawer',
          top: 64,
          width,
          height: 'calc(100% - 64px)',
          boxSizing: 'border-box',
          overflow: 'hidden auto',
          bgcolor: 'background.paper',
          borderRight: 1,
          borderColor: 'divider',
        }}
      >
        {navigation}
      </Box>
    </Box>
  );
}
