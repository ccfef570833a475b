import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { NoRows } from '@/ui/data-table/no-rows';
import { SearchBox } from '@/ui/data-table/search-box';
import { SkeletonBlock } from '@/ui/page/skeleton-block';

const LOADING_HEIGHT = 320;

type ResultStateProps = {
  /** Undefined while it is on its way. */
  count: number | undefined;
  /** How many of them the search leaves. */
  found: number;
  search: string;
  onSearch: (search: string) => void;
  error: unknown;
  onRetry: () => unknown;
  /** The groups, while there are any. */
  children: ReactNode;
};

/** The groups of a report under their search; else why there are none. */
export function ResultState({ count, found, search, onSearch, error, onRetry, children }: ResultStateProps) {
  const { t } = useTranslation(['hours', 'common']);
  if (count === undefined && !error) return <SkeletonBlock height={LOADING_HEIGHT} lines={8} />;
  return (
    <>
      {count !== undefined && count > 0 && (
        <Box sx={{ mb: 2 }}>
          <SearchBox value={search} onChange={onSearch} label={t('searchResult')} />
          <div role="status" className="visually-hidden">
            {search && t('groups', { count: found })}
          </div>
        </Box>
      )}
      {found > 0 ? (
        children
      ) : (
        <NoRows
          search={count ? search : ''}
          empty={{ title: t('none.title'), why: t('none.why') }}
          error={count === undefined ? describeError(error) : undefined}
          onRetry={() => void onRetry()}
          onClear={() => onSearch('')}
        />
      )}
    </>
  );
}
