import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { silent } from '@/api/silent-query';
import { useSignedInStaff } from '@/session/signed-in-staff';
import type { Staff } from '@/session/staff-schema';
import { isCurrent, menuFor, type MenuItem } from './menu-items';
import styles from './shell.module.css';

/** Longer than a pointer needs to cross an entry, shorter than a user needs to press it. */
const HOVER_DELAY_MS = 80;

type MainMenuProps = {
  /** Icons only, with the names as tooltips and for screen readers. */
  isRail?: boolean;
  onNavigated?: () => void;
};

export function MainMenu({ isRail = false, onNavigated }: MainMenuProps) {
  const { t } = useTranslation('shell');
  const me = useSignedInStaff();
  const location = useLocation();
  const id = useId();
  const { preload, readFirst, cancelRead } = usePreload(me);

  function open(item: MenuItem) {
    readFirst(item);
    onNavigated?.();
  }

  return (
    <nav aria-label={t('navigation')} className={styles.menu}>
      {menuFor(me).map(({ heading, items }, index) => (
        <Fragment key={heading}>
          {isRail && index > 0 && <hr className={styles.line} />}
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
                    aria-current={isCurrent(item, location) ? 'page' : undefined}
                    onClick={() => open(item)}
                    onMouseEnter={() => preload(item)}
                    onFocus={() => preload(item)}
                    onMouseLeave={cancelRead}
                    onBlur={cancelRead}
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

/** Fetches the page of an entry ahead of a press. A failure appears when the page is opened. */
function usePreload(me: Staff) {
  const client = useQueryClient();
  const timer = useRef<number>(undefined);
  const cancelRead = () => window.clearTimeout(timer.current);
  useEffect(() => cancelRead, []);

  function readFirst({ firstRead }: MenuItem) {
    cancelRead();
    void firstRead?.(me, (query) => client.query(silent(query))).catch(() => undefined);
  }

  function preload(item: MenuItem) {
    item.preload().catch(() => undefined);
    cancelRead();
    timer.current = window.setTimeout(() => readFirst(item), HOVER_DELAY_MS);
  }

  return { preload, readFirst, cancelRead };
}
