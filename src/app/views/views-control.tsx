import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { HeadButton } from '@/ui/page/head-button';
import { defaultSearch, viewSearch } from './saved-views';
import { useValidParams } from './use-valid-params';
import { useViews } from './use-views';
import { ViewsDialog } from './views-dialog';

/** `path` is that of the screen, also where the page is at one of its aliases. */
export function ViewsControl({ path }: { path: string }) {
  const { t } = useTranslation('lists');
  const [isOpen, setIsOpen] = useState(false);
  // A button that was pressed stays visible, because it gets the focus back when the dialog closes.
  const [wasPressed, setWasPressed] = useState(false);
  const { views } = useViews();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  // Only the first page of a visit has the key `default`.
  const isRevisited = useNavigationType() === NavigationType.Pop && location.key !== 'default';

  const openDefault = useEffectEvent(() => {
    // A form returns to its list with a state, and the starred view might hide the saved row. Back shows the list as it was left.
    if (location.state !== null || isRevisited) return;
    // The router's location may be a transition late.
    const isPlainAddress = window.location.search === '' && window.location.pathname === pathname;
    const starred = isPlainAddress ? defaultSearch(views, path) : null;
    if (starred) void navigate({ pathname, search: starred }, { replace: true });
  });
  // A screen that is opened without filters shows its starred view.
  useEffect(() => openDefault(), [pathname]);
  useValidParams(views, path);

  function open() {
    setIsOpen(true);
    setWasPressed(true);
  }

  const canSaveOrOpen = viewSearch(search) !== '' || views.some((view) => view.path === path);
  return (
    <>
      <HeadButton
        icon={<BookmarksOutlined />}
        word={t('views.title')}
        style={{ visibility: canSaveOrOpen || wasPressed ? 'visible' : 'hidden' }}
        aria-haspopup="dialog"
        onClick={open}
      />
      {isOpen && <ViewsDialog path={path} onClose={() => setIsOpen(false)} />}
    </>
  );
}
