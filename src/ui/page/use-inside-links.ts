import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasModifier } from '@/lib/key-press';
import { listOrigin } from '../data-table/list-return';

/** Lets plain links with `data-inside` navigate inside the application, because ten router links in a list render too slowly. */
export function useInsideLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const { target, button, shiftKey, defaultPrevented } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-inside]') : null;
      if (!link || defaultPrevented || button !== 0 || hasModifier(event) || shiftKey) return;
      event.preventDefault();
      const state = link.dataset.inside === 'form' ? listOrigin(window.location.search) : null;
      void navigate(`${link.pathname}${link.search}`, { state });
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
