import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useDefaultView } from './use-default-view';
import { useViews } from './use-views';
import { useViewFit } from './use-view-fit';
import { ViewsDialog } from './views-dialog';

/** Opens the saved views of the screen. */
export function ViewsControl() {
  const { t } = useTranslation('lists');
  const [isOpen, setIsOpen] = useState(false);
  const { views } = useViews();
  useDefaultView(useLocation().pathname);
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
