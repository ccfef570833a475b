import { useQueryClient } from '@tanstack/react-query';
import { useId, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { menuViews, type MenuItem } from './menu-items';
import styles from './menu-list.module.css';

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
      {isRail && !isFirst && <hr className={styles.line} />}
      <h2 id={headingId} className={isRail || isFirst ? 'visually-hidden' : styles.heading}>
        {heading}
      </h2>
      <ul aria-labelledby={headingId} className={styles.entries}>
        {items.map((item) => (
          <MenuEntry key={item.path} item={item} isRail={isRail} onNavigated={onNavigated} />
        ))}
      </ul>
    </>
  );
}

type MenuLinkProps = ComponentProps<typeof NavLink> & { view?: string };

/** Of several entries of one page, that of the view which is open is the current one. */
function MenuLink({ view, ...props }: MenuLinkProps) {
  const { search } = useLocation();
  const isOther = menuViews.find((known) => search.includes(`view=${known}`)) !== view;
  return <NavLink {...props} aria-current={isOther ? false : 'page'} />;
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
