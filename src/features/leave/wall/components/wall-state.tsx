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

/** The heads, and some twelve people. */
const HEIGHT = 622;
/** Of staff, who see themselves alone. */
const OWN_HEIGHT = 98;

/** What stands in place of the wall: it is on its way, could not be read, or nobody is to be shown. */
export function WallState({
  wall: { rows, error, retry, isAdmin },
  choice,
  search,
  onClear,
}: WallStateProps) {
  const { t } = useTranslation('wall');
  if (!rows && !error)
    return <SkeletonBlock height={isAdmin ? HEIGHT : OWN_HEIGHT} lines={isAdmin ? 14 : 2} />;
  const empties = {
    everybody: { title: t('none.nobody'), why: t('none.nobodyWhy') },
    leave: { title: t('none.leave'), why: t('none.leaveWhy') },
    today: { title: t('none.today'), why: t('none.todayWhy') },
  };
  return (
    <NoRows
      search={rows ? search : ''}
      empty={empties[choice ?? 'everybody']}
      error={error ? describeError(error) : undefined}
      onRetry={retry}
      onClear={onClear}
    />
  );
}
