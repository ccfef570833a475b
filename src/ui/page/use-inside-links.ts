import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Navigates for plain links with `data-inside` as the router's links do; those of a row (`RowAction`) carry the filters of their
 * list. For lists, because ten router links take longer to render than the rest of their rows.
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
