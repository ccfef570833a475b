import { styled } from '@mui/material/styles';
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

/** The looks of all entries: drawn by components of MUI, the menu was two fifths of what a start draws. */
export const MenuArea = styled('nav')(({ theme }) => ({
  paddingBlock: 4,
  '& h2': {
    margin: 0,
    // With rows of 36 px, all entries of an administrator are in sight on a screen of 768 px.
    padding: '4px 22px 0',
    lineHeight: '22px',
    fontSize: 13,
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.vars.palette.text.secondary,
  },
  '& hr': {
    margin: '4px 16px',
    border: 0,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& ul': { margin: 0, padding: '0 8px', listStyle: 'none' },
  '& a': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    height: 36,
    paddingInline: 14,
    borderRadius: 8,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    transition: theme.transitions.create('background-color', {
      duration: theme.transitions.duration.shortest,
    }),
    WebkitTapHighlightColor: 'transparent',
    // The list scrolls, and would cut a ring around it.
    '&:focus-visible': { outlineOffset: -2 },
    '&.active': {
      color: theme.vars.palette.text.primary,
      backgroundColor: theme.vars.palette.action.selected,
      fontWeight: theme.typography.fontWeightMedium,
      '& svg': { color: theme.vars.palette.primary.text },
    },
    '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.action.hover } },
  },
  '& a svg': { marginRight: 16 },
  '& a span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));

export function MenuList({ heading, isFirst, items, isRail, onNavigated }: MenuListProps) {
  const headingId = useId();
  return (
    <>
      {isRail && !isFirst && <hr />}
      <h2 id={headingId} className={isRail || isFirst ? 'visually-hidden' : undefined}>
        {heading}
      </h2>
      <ul aria-labelledby={headingId}>
        {items.map((item) => (
          <MenuEntry key={item.path} item={item} isRail={isRail} onNavigated={onNavigated} />
        ))}
      </ul>
    </>
  );
}

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

  return (
    <li>
      <MenuLink
        to={item.path}
        view={item.view}
        onClick={goThere}
        onMouseEnter={preload}
        onFocus={preload}
        data-tip={isRail ? label : undefined}
        data-tip-side="right"
      >
        <item.icon fontSize="small" />
        <span className={isRail ? 'visually-hidden' : undefined}>{label}</span>
      </MenuLink>
    </li>
  );
}
