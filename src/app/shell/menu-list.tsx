import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, type Location } from 'react-router-dom';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { menuViews, type MenuItem } from './menu-items';
import styles from './menu-list.module.css';

/** Who passes over an entry is gone by then, who means it has not pressed yet. */
const DWELL_MS = 80;

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
  const { t } = useTranslation('shell');
  const client = useQueryClient();
  const me = useSignedInStaff();
  const location = useLocation();
  const headingId = useId();

  const dwelling = useRef<number>(undefined);
  const leave = () => window.clearTimeout(dwelling.current);
  useEffect(() => leave, []);

  // A failure shows when the page is opened.
  const ask = (item: MenuItem) => void item.prefetch?.(client, me).catch(() => undefined);

  function come(item: MenuItem) {
    item.preload().catch(() => undefined);
    leave();
    dwelling.current = window.setTimeout(() => ask(item), DWELL_MS);
  }

  function goTo(item: MenuItem) {
    ask(item);
    onNavigated?.();
  }

  return (
    <>
      {isRail && !isFirst && <hr className={styles.line} />}
      <h2 id={headingId} className={isRail || isFirst ? 'visually-hidden' : styles.heading}>
        {heading}
      </h2>
      <ul aria-labelledby={headingId} className={styles.entries}>
        {items.map((item) => {
          const label = t(`menu.${item.label}`);
          return (
            <li key={item.path}>
              <Link
                to={item.path}
                aria-current={isOpen(item, location) ? 'page' : undefined}
                onClick={() => goTo(item)}
                onMouseEnter={() => come(item)}
                onFocus={() => come(item)}
                onMouseLeave={leave}
                onBlur={leave}
                data-tip={isRail ? label : undefined}
                data-tip-side="right"
              >
                <item.icon fontSize="small" />
                <span className={isRail ? 'visually-hidden' : undefined}>{label}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Of several entries of one page, that of the view which is open is the current one. */
function isOpen({ path, view }: MenuItem, { pathname, search }: Location): boolean {
  const [page = ''] = path.split('?');
  const isOfPage = `${pathname}/`.toLowerCase().startsWith(`${page}/`.toLowerCase());
  return isOfPage && menuViews.find((known) => search.includes(`view=${known}`)) === view;
}
