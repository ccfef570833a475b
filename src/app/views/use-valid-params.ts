import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { memberQueries } from '@/features/members/api/member-queries';
import { projectQueries } from '@/features/projects/api/project-queries';
import { useFormat } from '@/i18n/format';
import { message, translateMessage } from '@/i18n/message';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin } from '@/session/staff-schema';
import { toast } from '@/ui/toast/toast';
import { findInvalidParams, listRecordKinds, withoutParams } from './invalid-params';
import { viewSearch, type SavedViews } from './saved-views';

const toIds = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id));

/** Parameters with the label of another parameter. */
const SHARED_NAMES: Partial<Record<string, string>> = { member: 'staff', people: 'staff', from: 'start' };

/** The label of a parameter on the screen; the parameter itself where the catalogue has none. */
function getFieldName(field: string): string {
  const key = `lists:views.field.${SHARED_NAMES[field] ?? field}`;
  const name = translateMessage(key);
  return name === key ? field : name;
}

/** Shows a toast for a saved view with invalid parameters, and removes them from the address. */
export function useValidParams(views: SavedViews, path: string): void {
  const format = useFormat();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const view = views.find((saved) => saved.path === path && saved.search === viewSearch(search));
  const recordKinds = view && listRecordKinds(view);
  const me = useSignedInStaff();
  const { data: projects = null } = useQuery({
    ...projectQueries.list(),
    enabled: recordKinds?.has('projects') ?? false,
    select: toIds,
  });
  const { data: members = null } = useQuery({
    ...memberQueries.list(),
    enabled: (recordKinds?.has('members') ?? false) && isAdmin(me),
    select: toIds,
  });
  // A text, because a new array at each render would repeat the effect.
  const invalidParams = view ? findInvalidParams(view, { projects, members }).join(',') : '';
  const name = view?.name;

  useEffect(() => {
    if (!name || invalidParams === '') return;
    const names = invalidParams.split(',');
    const fields = format.list(names.map(getFieldName));
    toast.error(message('lists:views.invalidParams', { name, fields }));
    void navigate({ pathname, search: withoutParams(search, names) }, { replace: true });
  }, [name, invalidParams, pathname, search, format, navigate]);
}
