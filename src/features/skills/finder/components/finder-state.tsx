import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { NoRows } from '@/ui/data-table/no-rows';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { StateMessage } from '@/ui/page/state-message';
import { NewSheetButton } from '../../components/new-sheet-button';
import type { Finder } from './use-finder';

type FinderStateProps = {
  finder: Finder;
  search: string;
  onClearSearch: () => void;
  onShowEverybody: () => void;
};

/** The height of the head and about twelve people. */
const HEIGHT = 660;

/** Replaces the matrix while it loads, after a failure, or if no row matches. */
export function FinderState({ finder, search, onClearSearch, onShowEverybody }: FinderStateProps) {
  const { t } = useTranslation('finder');
  const { isLoaded, error, retry, rows } = finder;
  if (!isLoaded && !error) return <SkeletonBlock height={HEIGHT} lines={14} />;
  if (isLoaded && rows.length > 0) {
    return (
      <StateMessage
        kind="noMatch"
        title={t('none.matches')}
        action={
          <Button variant="outlined" onClick={onShowEverybody}>
            {t('none.everybody')}
          </Button>
        }
      >
        {t('none.matchesWhy')}
      </StateMessage>
    );
  }
  return (
    <NoRows
      search={isLoaded ? search : ''}
      empty={{
        title: t('none.title'),
        why: t('none.why'),
        action: <NewSheetButton />,
      }}
      error={error ? describeError(error) : undefined}
      onRetry={retry}
      onClear={onClearSearch}
    />
  );
}
