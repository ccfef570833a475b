import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { describeError } from '@/i18n/describe-error';
import { NoRows } from '@/ui/data-table/no-rows';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { StateMessage } from '@/ui/page/state-message';
import type { Finder } from './use-finder';

type FinderStateProps = {
  finder: Finder;
  search: string;
  onClearSearch: () => void;
  onEverybody: () => void;
};

/** The height of the head and about twelve people. */
const HEIGHT = 660;

/** Replaces the matrix while it loads, after a failure, or if no row matches. */
export function FinderState({ finder, search, onClearSearch, onEverybody }: FinderStateProps) {
  const { t } = useTranslation(['finder', 'skills']);
  const { isLoaded, error, retry, rows } = finder;
  if (!isLoaded && !error) return <SkeletonBlock height={HEIGHT} lines={14} />;
  if (isLoaded && rows.length > 0)
    return (
      <StateMessage
        kind="noMatch"
        title={t('finder:none.matches')}
        action={
          <Button variant="outlined" onClick={onEverybody}>
            {t('finder:none.everybody')}
          </Button>
        }
      >
        {t('finder:none.matchesWhy')}
      </StateMessage>
    );
  return (
    <NoRows
      search={isLoaded ? search : ''}
      empty={{
        title: t('finder:none.title'),
        why: t('finder:none.why'),
        action: (
          <Button variant="contained" component={Link} to={paths.skillCreate}>
            {t('skills:list.add')}
          </Button>
        ),
      }}
      error={error ? describeError(error) : undefined}
      onRetry={retry}
      onClear={onClearSearch}
    />
  );
}
