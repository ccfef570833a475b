import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { NoRows } from '@/ui/data-table/no-rows';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { isOfLimits, type BoardChoice } from '../model/board-filter';
import type { BoardRow } from '../model/closing-board';

type BoardStateProps = {
  rows: readonly BoardRow[] | undefined;
  choice: BoardChoice;
  search: string;
  error: Error | null;
  onRetry: () => void;
  onClear: () => void;
};

/** The height of a board of twelve people with head and foot. */
const HEIGHT = 490;

/** Replaces the board while it is read, after a failure, or where no row is shown. */
export function BoardState({ rows, choice, search, error, onRetry, onClear }: BoardStateProps) {
  const { t } = useTranslation('closing');
  if (!rows && !error) return <SkeletonBlock height={HEIGHT} lines={14} />;
  const isAll = rows?.length === 0;
  const empty = isAll
    ? { title: t('none.nobody'), why: t('none.nobodyWhy') }
    : choice === 'leave'
      ? { title: t('none.leave'), why: t('none.leaveWhy') }
      : isOfLimits(choice)
        ? { title: t('none.limits'), why: t('none.limitsWhy') }
        : choice === 'changed'
          ? { title: t('none.changed'), why: t('none.changedWhy') }
          : { title: t('none.problems'), why: t('none.problemsWhy') };
  return (
    <NoRows
      search={rows ? search : ''}
      empty={empty}
      error={error ? describeError(error) : undefined}
      onRetry={onRetry}
      onClear={onClear}
    />
  );
}
