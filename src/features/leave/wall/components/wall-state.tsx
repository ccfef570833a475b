import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { NoRows } from '@/ui/data-table/no-rows';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import type { WallChoice } from '../model/wall-filter';
import type { Wall } from './use-wall';

type WallStateProps = {
  wall: Wall;
  choice: WallChoice;
  search: string;
  onClear: () => void;
};

/** The head and about twelve people, in px. */
const WALL_HEIGHT = 622;
/** The head and one person: staff see only themselves. */
const OWN_WALL_HEIGHT = 98;

/** Takes the place of the wall while it loads, after a failure, and without rows. */
export function WallState({ wall, choice, search, onClear }: WallStateProps) {
  const { t } = useTranslation('wall');
  const { rows, error, retry, isAdmin } = wall;
  if (!rows && !error) {
    return <SkeletonBlock height={isAdmin ? WALL_HEIGHT : OWN_WALL_HEIGHT} lines={isAdmin ? 14 : 2} />;
  }
  const empties = {
    everybody: { title: t('none.nobody'), why: t('none.nobodyWhy') },
    leave: { title: t('none.leave'), why: t('none.leaveWhy') },
    today: { title: t('none.today'), why: t('none.todayWhy') },
  };
  return (
    <NoRows
      search={rows && rows.length > 0 ? search : ''}
      empty={empties[choice ?? 'everybody']}
      error={error ? describeError(error) : undefined}
      onRetry={retry}
      onClear={onClear}
    />
  );
}
