import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { classNames } from '@/lib/class-names';
import { NoRows } from '@/ui/data-table/no-rows';
import legend from '@/ui/page/legend.module.css';
import { FailureAlert } from '@/ui/page/failure-alert';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import type { WallChoice } from '../model/wall-filter';
import { WEEK_HOURS } from '../model/wall-period';
import type { Wall } from './use-wall';
import bars from './leave-bar.module.css';

type WallStateProps = {
  wall: Wall;
  choice: WallChoice;
  search: string;
  onClear: () => void;
};

/** The height of the head and about twelve people. */
const WALL_HEIGHT = 622;
/** The height for staff, who see only themselves. */
const OWN_WALL_HEIGHT = 98;

/** Replaces the wall while it loads, after a failure, or if no row matches. */
export function WallState({
  wall: { rows, error, retry, isAdmin },
  choice,
  search,
  onClear,
}: WallStateProps) {
  const { t } = useTranslation('wall');
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
      search={rows ? search : ''}
      empty={empties[choice ?? 'everybody']}
      error={error ? describeError(error) : undefined}
      onRetry={retry}
      onClear={onClear}
    />
  );
}

export function WallLegend({ hasLoads }: { hasLoads: boolean }) {
  const { t } = useTranslation('wall');
  return (
    <ul className={legend.legend} aria-label={t('legend.label')}>
      <li>
        <span className={classNames(bars.bar, bars.sample)} />
        {t('legend.paid')}
      </li>
      <li>
        <span className={classNames(bars.bar, bars.part, bars.sample)} />
        {t('legend.part')}
      </li>
      <li>
        <span className={classNames(bars.bar, bars.unpaid, bars.sample)} />
        {t('legend.unpaid')}
      </li>
      {hasLoads && (
        <li>
          <span className={bars.over} />
          {t('legend.over', { most: WEEK_HOURS.most })}
        </li>
      )}
    </ul>
  );
}

/** Lists the sources that could not be read, and explains the bars beside the names. */
export function WallNotes({ wall, hasBars }: { wall: Wall; hasBars: boolean }) {
  const { t } = useTranslation('wall');
  const format = useFormat();
  const { parts, loadWeeks, findHours } = wall;
  const failures = [
    { part: parts.calendar, words: t('note.calendarFailed') },
    { part: parts.joinDates, words: t('note.joinFailed') },
    { part: parts.hours, words: t('note.hoursFailed') },
  ].filter(({ part }) => part.isFailed);
  const weeks = { from: format.dayOfMonth(loadWeeks.start), to: format.dayOfMonth(loadWeeks.end) };
  return (
    <>
      {failures.map(({ part, words }) => (
        <FailureAlert key={words} onRetry={part.retry}>
          {words}
        </FailureAlert>
      ))}
      {hasBars && findHours && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('load.caption', { ...weeks, target: WEEK_HOURS.target })}
        </Typography>
      )}
    </>
  );
}
