import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useFormat } from '@/i18n/format';
import { signOut } from '@/session/sign-out';
import { useSignedInStaff } from '@/session/signed-in-staff';

/** Source: SH-1. */
export function ProfileMenuList({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const staff = useSignedInStaff();

  function closeAndSignOut() {
    onClose();
    signOut();
  }

  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      <Box component="li" role="presentation" sx={{ px: 2, py: 1, maxWidth: 280 }}>
        <Typography variant="subtitle1" component="p">
          {format.name(staff)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {format.otherName(staff) || staff.username}
        </Typography>
      </Box>
      <Divider component="li" />
      <MenuItem component={Link} to={paths.memberEdit(staff.id)} onClick={onClose}>
        <ListItemIcon>
          <PersonOutlineOutlined fontSize="small" />
        </ListItemIcon>
        {t('profile.myProfile')}
      </MenuItem>
      <MenuItem onClick={closeAndSignOut}>
        <ListItemIcon>
          <LogoutOutlined fontSize="small" />
        </ListItemIcon>
        {t('profile.logout')}
      </MenuItem>
    </Menu>
  );
}
