import { useCallback, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListOrigin } from './list-return';
import styles from './row-action-area.module.css';

/** The looks of all `RowAction`s of a table, and the way to where their links lead. */
export function RowActionArea({ children }: { children: ReactNode }) {
  return (
    <div role="presentation" onClick={useFormLinks()} className={styles.area}>
      {children}
    </div>
  );
}

/** Leads a plain press on the link of a row to its form, which knows the way back to the list as it is. */
function useFormLinks() {
  const navigate = useNavigate();
  const { listSearch } = useListOrigin();
  return useCallback(
    (event: MouseEvent) => {
      const to =
        event.target instanceof Element && event.target.closest('a.row-action')?.getAttribute('href');
      const isUnmodified =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!to || !isUnmodified) return;
      event.preventDefault();
      void navigate(to, { state: { listSearch } });
    },
    [navigate, listSearch],
  );
}
