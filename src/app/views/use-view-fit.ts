import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { memberQueries } from '@/features/members/api/member-queries';
import { projectQueries } from '@/features/projects/api/project-queries';
import { useFormat } from '@/i18n/format';
import { message } from '@/i18n/message';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import { toast } from '@/ui/toast/toast';
import { viewSearch, type SavedViews } from './saved-views';
import { misfitsOf, recordsOf, withoutFields } from './view-fit';

const idsOf = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id));

/** When a saved view is shown that no longer fits, says so, and shows what is left of it. */
export function useViewFit(views: SavedViews): void {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const navigate = useNavigate();
  const { pathname: path, search } = useLocation();
  const view = views.find((saved) => saved.path === path && saved.search === viewSearch(search));
  const named = view && recordsOf(view);
  const me = useSignedInStaff();
  const { data: projects = null } = useQuery({
    ...projectQueries.list(),
    ...{ enabled: named?.has('projects') ?? false, select: idsOf },
  });
  const { data: members = null } = useQuery({
    ...memberQueries.list(),
    ...{ enabled: (named?.has('members') ?? false) && isAdmin(me), select: idsOf },
  });
  const misfits = view ? misfitsOf(view, { projects, members }).join(',') : '';
  const name = view?.name;

  useEffect(() => {
    if (!name || misfits === '') return;
    const left = misfits.split(',');
    const labels: Partial<Record<string, string>> = {
      project: t('views.field.project'),
      staff: t('views.field.staff'),
      status: t('views.field.status'),
      position: t('views.field.position'),
      role: t('views.field.role'),
      month: t('views.field.month'),
      year: t('views.field.year'),
      start: t('views.field.start'),
      end: t('views.field.end'),
      member: t('views.field.staff'),
      rows: t('views.field.rows'),
      columns: t('views.field.columns'),
      measure: t('views.field.measure'),
      path: t('views.field.path'),
      show: t('views.field.show'),
      from: t('views.field.start'),
      dates: t('views.field.dates'),
    };
    const fields = format.list(left.map((field) => labels[field] ?? field));
    toast.error(message('lists:views.misfit', { name, fields }));
    void navigate({ pathname: path, search: withoutFields(search, left) }, { replace: true });
  }, [name, misfits, path, search, t, format, navigate]);
}
