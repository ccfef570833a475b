import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { memberQueries } from '@/features/members/api/member-queries';
import { projectQueries } from '@/features/projects/api/project-queries';
import { useFormat } from '@/i18n/format';
import { message, translateMessage } from '@/i18n/message';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin } from '@/session/staff-schema';
import { HeadButton } from '@/ui/page/head-button';
import { toast } from '@/ui/toast/toast';
import { defaultSearch, viewSearch, type SavedViews } from './saved-views';
import { useViews } from './use-views';
import { findInvalidParams, listRecordKinds, withoutFields } from './view-fit';
import { ViewsDialog } from './views-dialog';

/** `path`: the path under which the views of the screen are saved. */
export function ViewsControl({ path }: { path: string }) {
  const { t } = useTranslation('lists');
  const [isOpen, setIsOpen] = useState(false);
  const { views } = useViews();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const openDefault = useEffectEvent(() => {
    // The router's location may be a transition late.
    const { location } = window;
    const isPlainAddress = location.search === '' && location.pathname === pathname;
    const starred = isPlainAddress ? defaultSearch(views, pathname) : null;
    if (starred) void navigate({ pathname, search: starred }, { replace: true });
  });
  // A screen that is opened without filters shows its starred view; after a save it does not.
  useEffect(() => openDefault(), [pathname]);
  useViewFit(views, path);

  // True where the screen has a state to save, or a view to open.
  const isUseful = viewSearch(search) !== '' || views.some((view) => view.path === path);
  return (
    <>
      <HeadButton
        icon={<BookmarksOutlined />}
        word={t('views.title')}
        style={{ visibility: isUseful || isOpen ? 'visible' : 'hidden' }}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <ViewsDialog path={path} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const toIds = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id));

/** Parameters that are named as another one. */
const SHARED_NAMES: Partial<Record<string, string>> = { member: 'staff', from: 'start' };

/** The name of a parameter on the screen; the parameter itself where the catalogue has none. */
function getFieldName(field: string): string {
  const key = `lists:views.field.${SHARED_NAMES[field] ?? field}`;
  const name = translateMessage(key);
  return name === key ? field : name;
}

/** Shows a toast for a saved view with invalid parameters, and removes them from the address. */
function useViewFit(views: SavedViews, path: string): void {
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
  const invalidParams = view ? findInvalidParams(view, { projects, members }).join(',') : '';
  const name = view?.name;

  useEffect(() => {
    if (!name || invalidParams === '') return;
    const names = invalidParams.split(',');
    const fields = format.list(names.map(getFieldName));
    toast.error(message('lists:views.misfit', { name, fields }));
    void navigate({ pathname, search: withoutFields(search, names) }, { replace: true });
  }, [name, invalidParams, pathname, search, format, navigate]);
}
