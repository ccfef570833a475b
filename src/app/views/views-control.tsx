import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import IconButton from '@mui/material/IconButton';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { defaultSearch } from './saved-views';
import { useViews } from './use-views';
import { useViewFit } from './use-view-fit';
import { ViewsDialog } from './views-dialog';

/** Opens the saved views of the screen. */
export function ViewsControl() {
  const { t } = useTranslation('lists');
  const [isOpen, setIsOpen] = useState(false);
  const { views } = useViews();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const openDefault = useEffectEvent(() => {
    const isAsked = window.location.search !== '' || window.location.pathname !== pathname;
    const search = isAsked ? null : defaultSearch(views, pathname);
    if (search) void navigate({ pathname, search }, { replace: true });
  });
  // Whoever comes to a screen without any wish gets its starred view.
  useEffect(() => openDefault(), [pathname]);
  useViewFit(views);

  return (
    <>
      <IconButton
        aria-label={t('views.title')}
        data-tip={t('views.title')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <BookmarksOutlined />
      </IconButton>
      {isOpen && <ViewsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
