import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { NoRows, type EmptyText } from '@/ui/data-table/no-rows';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { needsLimits, type BoardChoice } from '../model/board-filter';
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
const BOARD_HEIGHT = 490;

/** Replaces the board while it is read, after a failure, or where no row is shown. */
export function BoardState({ rows, choice, search, error, onRetry, onClear }: BoardStateProps) {
  const { t } = useTranslation('closing');
  if (!rows && !error) return <SkeletonBlock height={BOARD_HEIGHT} lines={14} />;
  return (
    <NoRows
      search={rows?.length ? search : ''}
      empty={describeEmpty()}
      error={error ? describeError(error) : undefined}
      onRetry={onRetry}
      onClear={onClear}
    />
  );

  function describeEmpty(): EmptyText {
    if (rows?.length === 0) return { title: t('none.nobody'), why: t('none.nobodyWhy') };
    if (choice === 'leave') return { title: t('none.leave'), why: t('none.leaveWhy') };
    if (choice === 'changed') return { title: t('none.changed'), why: t('none.changedWhy') };
    if (needsLimits(choice)) return { title: t('none.limits'), why: t('none.limitsWhy') };
    return { title: t('none.problems'), why: t('none.problemsWhy') };
  }
}
