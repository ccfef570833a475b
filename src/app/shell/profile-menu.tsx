import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useFormat } from '@/i18n/format';
import { signOut } from '@/session/sign-out';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { askBeforeLeaving } from '@/ui/form/unsaved-input';
import { StaffAvatar } from '@/ui/page/avatar';

export function ProfileMenu() {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const staff = useSignedInStaff();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const name = format.name(staff);

  async function askAndSignOut() {
    close();
    if (await askBeforeLeaving('signOut')) signOut();
  }

  return (
    <>
      <IconButton
        aria-label={t('profile.open', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5, ml: 0.5 }}
      >
        <StaffAvatar name={name} src={staff.staff_image_url} size={40} isDecorative />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <Box sx={{ px: 2, py: 1, maxWidth: 280 }} role="presentation">
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2" color="text.secondary">
            {format.otherName(staff) || staff.username}
          </Typography>
        </Box>
        <Divider />
        <MenuItem component={Link} to={paths.memberEdit(staff.id)} onClick={close}>
          <ListItemIcon>
            <PersonOutlineOutlined fontSize="small" />
          </ListItemIcon>
          {t('profile.myProfile')}
        </MenuItem>
        <MenuItem onClick={() => void askAndSignOut()}>
          <ListItemIcon>
            <LogoutOutlined fontSize="small" />
          </ListItemIcon>
          {t('profile.logout')}
        </MenuItem>
      </Menu>
    </>
  );
}
