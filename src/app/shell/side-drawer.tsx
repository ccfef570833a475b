import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import { useTranslation } from 'react-i18next';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import { MenuList } from './menu-list';
import { adminItems, adminSettingItems, everyonesItems } from './menu-items';

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
  const listProps = { isRail, onNavigated: isTemporary ? onClose : undefined };

  return (
    <Drawer
      id="main-navigation"
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
      <Box component="nav" aria-label={t('navigation')} sx={{ py: 1 }}>
        <MenuList items={everyonesItems} {...listProps} />
        {isAdmin(staff) && (
          <>
            <MenuList items={adminItems} {...listProps} />
            <Divider sx={{ mx: 2, my: 0.5 }} />
            <MenuList items={adminSettingItems} heading={t('menu.adminSetting')} {...listProps} />
          </>
        )}
      </Box>
    </Drawer>
  );
}
