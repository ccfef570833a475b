import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import { useQueryClient } from '@tanstack/react-query';
import { useId, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { menuViews, type MenuItem } from './menu-items';

type MenuListProps = {
  heading: string;
  /** Of the first group only screen readers hear the heading. */
  isFirst: boolean;
  items: MenuItem[];
  /** Icons only; the names stand in tooltips and stay readable to screen readers. */
  isRail: boolean;
  onNavigated?: () => void;
};

export function MenuList({ heading, isFirst, items, isRail, onNavigated }: MenuListProps) {
  const headingId = useId();
  return (
    <>
      {isRail && !isFirst && <Divider sx={{ mx: 2, my: 0.5 }} />}
      <ListSubheader
        id={headingId}
        component="h2"
        disableSticky
        className={isRail || isFirst ? 'visually-hidden' : undefined}
        sx={headingLook}
      >
        {heading}
      </ListSubheader>
      <List dense disablePadding aria-labelledby={headingId} sx={{ px: 1 }}>
        {items.map((item) => (
          <MenuEntry key={item.path} item={item} isRail={isRail} onNavigated={onNavigated} />
        ))}
      </List>
    </>
  );
}

/** With rows of 36 px, all entries of an administrator are in sight on a screen of 768 px. */
const headingLook = { m: 0, px: 2.75, pt: '4px', lineHeight: '22px', fontSize: 13, bgcolor: 'transparent' };

type MenuLinkProps = ComponentProps<typeof NavLink> & { className?: string; view?: string };

/** Of several entries of one page, that of the view which is open is the current one. */
function MenuLink({ view, className, ...props }: MenuLinkProps) {
  const { search } = useLocation();
  const isOther = menuViews.find((known) => search.includes(`view=${known}`)) !== view;
  return (
    <NavLink
      {...props}
      className={isOther ? () => className : className}
      aria-current={isOther ? false : 'page'}
    />
  );
}

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
  const preload = () => void item.preload().catch(() => undefined);

  function goThere() {
    item.prefetch?.(client, me).catch(() => undefined);
    onNavigated?.();
  }

  const button = (
    <ListItemButton
      component={MenuLink}
      to={item.path}
      view={item.view}
      onClick={goThere}
      onMouseEnter={preload}
      onFocus={preload}
      data-tip={isRail ? label : undefined}
      data-tip-side="right"
      sx={{
        height: 36,
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
        className={isRail ? 'visually-hidden' : undefined}
      />
    </ListItemButton>
  );
  return <ListItem disablePadding>{button}</ListItem>;
}
