import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Tooltip from '@mui/material/Tooltip';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useSignedInStaff } from '@/session/signed-in-staff';
import type { MenuItem } from './menu-items';

type MenuListProps = {
  items: MenuItem[];
  heading?: string;
  /** Icons only; the names stand in tooltips and stay readable to screen readers. */
  isRail: boolean;
  onNavigated?: () => void;
};

export function MenuList({ items, heading, isRail, onNavigated }: MenuListProps) {
  const headingId = useId();
  return (
    <>
      {heading && (
        <ListSubheader id={headingId} component="h2" disableSticky sx={isRail ? visuallyHidden : headingLook}>
          {heading}
        </ListSubheader>
      )}
      <List dense aria-labelledby={heading ? headingId : undefined} sx={{ px: 1, py: 0.5 }}>
        {items.map((item) => (
          <MenuEntry key={item.path} item={item} isRail={isRail} onNavigated={onNavigated} />
        ))}
      </List>
    </>
  );
}

const headingLook = { m: 0, px: 2.75, pt: 1, lineHeight: 1.7, fontSize: 13, bgcolor: 'transparent' };

const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

function MenuEntry({
  item,
  isRail,
  onNavigated,
}: { item: MenuItem } & Pick<MenuListProps, 'isRail' | 'onNavigated'>) {
  const { t } = useTranslation('shell');
  const client = useQueryClient();
  const me = useSignedInStaff();
  const label = t(`menu.${item.label}`);
  // A failure shows when the page is opened.
  const preload = () => void item.preload?.().catch(() => undefined);

  function goThere() {
    item.read?.(client, me).catch(() => undefined);
    onNavigated?.();
  }

  const button = (
    <ListItemButton
      component={NavLink}
      to={item.path}
      onClick={goThere}
      onMouseEnter={preload}
      onFocus={preload}
      sx={{
        minHeight: 40,
        borderRadius: 2,
        px: 1.75,
        color: 'text.secondary',
        '&.active': {
          bgcolor: 'action.selected',
          color: 'text.primary',
          fontWeight: 600,
          '& .MuiListItemIcon-root': { color: 'primary.text' },
        },
      }}
    >
      <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>
        <item.icon fontSize="small" />
      </ListItemIcon>
      <ListItemText
        primary={label}
        slotProps={{ primary: { noWrap: true, sx: { fontWeight: 'inherit' } } }}
        sx={isRail ? visuallyHidden : undefined}
      />
    </ListItemButton>
  );
  return (
    <ListItem disablePadding sx={{ mb: 0.25 }}>
      {isRail ? (
        <Tooltip title={label} placement="right">
          {button}
        </Tooltip>
      ) : (
        button
      )}
    </ListItem>
  );
}
