import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { rowState, useListSearch } from '@/ui/data-table/list-return';
import { noticeState, type SavedNotice } from '@/ui/form/saved-notice';

/** Returns from the page of a form to its list, with the list's filters and the record's row in view. */
export function useListReturn(id: number | null, listPath: string, pathAfterSave = listPath) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const search = useListSearch();
  // Even without a row, the state keeps the list from opening its starred view.
  const returnState = (isSaved: boolean) => (id === null ? {} : rowState(id, isSaved));
  return {
    cancel: (
      <Button component={Link} to={listPath + search} state={returnState(false)}>
        {t('action.cancel')}
      </Button>
    ),
    onSaved: (notice: SavedNotice | undefined) =>
      void navigate(pathAfterSave + search, { state: { ...noticeState(notice), ...returnState(true) } }),
  };
}
