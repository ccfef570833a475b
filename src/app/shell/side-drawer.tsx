import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useTranslation } from 'react-i18next';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import { MenuList } from './menu-list';
import { menuGroups } from './menu-items';

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
  const width = isRail ? RAIL_WIDTH : DRAWER_WIDTH;
  const groups = isAdmin(staff) ? menuGroups : menuGroups.slice(0, 1);

  return (
    <Drawer
      id="main-navigation"
      className="screen-only"
      variant={isTemporary ? 'temporary' : 'permanent'}
      open={isTemporary ? isOpen : true}
      onClose={onClose}
      sx={{
        width: isTemporary ? undefined : width,
        flexShrink: 0,
        '& .MuiDrawer-paper': {
          width,
          boxSizing: 'border-box',
          overflowX: 'hidden',
          top: isTemporary ? 0 : 64,
          height: isTemporary ? '100%' : 'calc(100% - 64px)',
        },
      }}
    >
      <Box component="nav" aria-label={t('navigation')} sx={{ py: 0.5 }}>
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
      </Box>
    </Drawer>
  );
}
