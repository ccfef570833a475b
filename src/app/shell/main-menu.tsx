import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, type Location } from 'react-router-dom';
import { silent } from '@/api/silent-query';
import { classNames } from '@/lib/class-names';
import { MENU, OWN_MENU } from '@/session/feature';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import type { Staff } from '@/session/staff-schema';
import { lazyComponent } from '@/start/lazy-component';
import { loadPage, screens } from '../screens';
import styles from './shell.module.css';

const entries = Object.values(screens).flatMap((screen) =>
  [screen.menu ?? []].flat().map((entry) => ({
    ...entry,
    firstRead: screen.firstRead,
    path: entry.view ? `${screen.path}?view=${entry.view}` : screen.path,
    /** Fetches the page ahead, when the pointer or the focus reaches the item. */
    preload: () => loadPage(screen),
  })),
);

type MenuItem = (typeof entries)[number];

type MenuHeading = keyof typeof MENU;

const itemsOf = (labels: readonly MenuItem['label'][]) =>
  labels.flatMap((label) => entries.find((entry) => entry.label === label) ?? []);

/** The groups with their entries that a person sees. Source: SH-2. */
export const menuFor = (me: Pick<Staff, 'role'>) =>
  isAdmin(me)
    ? (Object.keys(MENU) as MenuHeading[]).map((heading) => ({ heading, items: itemsOf(MENU[heading]) }))
    : [{ heading: 'dailyWork' as const, items: itemsOf([...MENU.dailyWork, ...OWN_MENU]) }];

/** The views of pages that have an entry of their own. */
const menuViews = entries.flatMap(({ view }) => view ?? []);

/** Who passes over an entry is gone by then, who means it has not pressed yet. */
const DWELL_MS = 80;

type MainMenuProps = {
  /** Icons only; the names stand in tooltips and stay readable to screen readers. */
  isRail?: boolean;
  onNavigated?: () => void;
};

function MainMenu({ isRail = false, onNavigated }: MainMenuProps) {
  const { t } = useTranslation('shell');
  const client = useQueryClient();
  const me = useSignedInStaff();
  const location = useLocation();
  const id = useId();

  const dwelling = useRef<number>(undefined);
  const leave = () => window.clearTimeout(dwelling.current);
  useEffect(() => leave, []);

  // A failure shows when the page is opened.
  const ask = (item: MenuItem) =>
    void item.firstRead?.(me, (read) => client.query(silent(read))).catch(() => undefined);

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
    <nav aria-label={t('navigation')} className={styles.menu}>
      {menuFor(me).map(({ heading, items }, index) => (
        <Fragment key={heading}>
          {isRail && index > 0 && <hr className={styles.line} />}
          {/* Of the first group only screen readers hear the heading. */}
          <h2 id={`${id}-${heading}`} className={isRail || index === 0 ? 'visually-hidden' : styles.heading}>
            {t(`menu.${heading}`)}
          </h2>
          <ul aria-labelledby={`${id}-${heading}`} className={styles.entries}>
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
        </Fragment>
      ))}
    </nav>
  );
}

/** Of several entries of one page, that of the view which is open is the current one. */
function isOpen({ path, view }: MenuItem, { pathname, search }: Location): boolean {
  const [page = ''] = path.split('?');
  const isOfPage = `${pathname}/`.toLowerCase().startsWith(`${page}/`.toLowerCase());
  return isOfPage && menuViews.find((known) => search.includes(`view=${known}`)) === view;
}

const Drawer = lazyComponent(async () => (await import('@mui/material/Drawer')).default);

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
  if (isTemporary) {
    return isOpen ? (
      <Drawer
        id="main-navigation"
        className="screen-only"
        open
        onClose={onClose}
        slotProps={{ paper: { sx: { width: DRAWER_WIDTH, overflowX: 'hidden' } } }}
      >
        <MainMenu onNavigated={onClose} />
      </Drawer>
    ) : null;
  }
  const width = isOpen ? DRAWER_WIDTH : RAIL_WIDTH;
  return (
    <div id="main-navigation" className={classNames('screen-only', styles.place)} style={{ width }}>
      <div className={styles.drawer} style={{ width }}>
        <MainMenu isRail={!isOpen} />
      </div>
    </div>
  );
}
