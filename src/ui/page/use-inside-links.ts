import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Follows plain links with `data-inside` as the router's own do; those of a row (`RowAction`) know the way back to the list as it
 * is. For lists: ten router links in the rows that a search brings take longer than all else in them.
 */
export function useInsideLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-inside]') : null;
      if (!link || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      event.preventDefault();
      const origin = link.dataset.inside === 'form' ? { listSearch: window.location.search } : null;
      void navigate(`${link.pathname}${link.search}`, { state: origin });
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
