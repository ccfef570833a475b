import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '@/start/lazy-component';
import { useMenuAnchor } from '@/ui/page/use-menu-anchor';

const ExtraColumnMenu = lazyComponent(async () => (await import('./extra-column-menu')).ExtraColumnMenu);

/** Memoised, so that typing in the search does not render it. */
export const ColumnMenu = memo(function ColumnMenu() {
  const { t } = useTranslation('members');
  const { anchor, isOpen, open, close } = useMenuAnchor();
  const menuId = useId();
  return (
    <>
      <Button
        startIcon={<ViewColumnOutlined />}
        aria-haspopup="menu"
        aria-controls={isOpen ? menuId : undefined}
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        {t('columns.label')}
      </Button>
      {anchor && <ExtraColumnMenu id={menuId} anchor={anchor} isOpen={isOpen} onClose={close} />}
    </>
  );
});
