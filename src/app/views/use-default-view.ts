import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { defaultSearch } from './saved-views';
import { viewStore } from './view-store';

/** Whoever comes to a screen without any wish gets its starred view. */
export function useDefaultView(pathname: string): void {
  const { id } = useSignedInStaff();
  const navigate = useNavigate();
  useEffect(() => {
    const isAsked = window.location.search !== '' || window.location.pathname !== pathname;
    const search = isAsked ? null : defaultSearch(viewStore.get(id), pathname);
    if (search) void navigate({ pathname, search }, { replace: true });
  }, [id, pathname, navigate]);
}
