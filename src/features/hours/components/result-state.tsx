import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { ListBar } from '@/ui/data-table/list-bar';
import { NoRows } from '@/ui/data-table/no-rows';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { StateMessage } from '@/ui/page/state-message';

const LOADING_HEIGHT = 320;

type ResultStateProps = {
  /** False before a range is chosen. */
  hasRange?: boolean;
  /** The number of all groups; undefined until they are read. */
  count: number | undefined;
  found: number;
  search: string;
  onSearch: (search: string) => void;
  exporter: ReactNode;
  error: unknown;
  onRetry: () => unknown;
  children: ReactNode;
};

/** The search and export of a report above its groups, or above the reason why none is shown. */
export function ResultState(props: ResultStateProps) {
  const { hasRange = true, count, found, search, onSearch, exporter, error, onRetry, children } = props;
  const { t } = useTranslation('hours');
  return (
    <>
      <ListBar search={{ value: search, onChange: onSearch, label: t('searchResult') }}>{exporter}</ListBar>
      <div role="status" className="visually-hidden">
        {search && count !== undefined && t('groups', { count: found })}
      </div>
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>{renderBody()}</Box>
    </>
  );

  function renderBody(): ReactNode {
    if (!hasRange) {
      return (
        <StateMessage kind="empty" title={t('noRange.title')}>
          {t('noRange.why')}
        </StateMessage>
      );
    }
    if (count === undefined && !error) return <SkeletonBlock height={LOADING_HEIGHT} lines={8} />;
    if (found > 0) return children;
    return (
      <NoRows
        search={count ? search : ''}
        empty={{ title: t('none.title'), why: t('none.why') }}
        error={count === undefined ? describeError(error) : undefined}
        onRetry={() => void onRetry()}
        onClear={() => onSearch('')}
      />
    );
  }
}
