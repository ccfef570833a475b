import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { classNames } from '@/lib/class-names';
import { FailureAlert } from '@/ui/page/failure-alert';
import legend from '@/ui/page/legend.module.css';
import { WEEK_HOURS } from '../model/wall-period';
import type { Wall } from './use-wall';
import bars from './leave-bar.module.css';

/** `hasLoads`: weekly hours are shown beside the names. */
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

/** Lists the sources that could not be read, and explains the weekly hours beside the names. */
export function WallNotes({ wall, hasLoads }: { wall: Wall; hasLoads: boolean }) {
  const { t } = useTranslation('wall');
  const format = useFormat();
  const { parts, loadWeeks } = wall;
  const failures = [
    { part: parts.calendar, words: t('note.calendarFailed') },
    { part: parts.joinDates, words: t('note.joinFailed') },
    { part: parts.hours, words: t('note.hoursFailed') },
  ].filter(({ part }) => part.isFailed);
  return (
    <>
      {failures.map(({ part, words }) => (
        <FailureAlert key={words} onRetry={part.retry}>
          {words}
        </FailureAlert>
      ))}
      {hasLoads && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('load.caption', {
            from: format.dayOfMonth(loadWeeks.start),
            to: format.dayOfMonth(loadWeeks.end),
            target: WEEK_HOURS.target,
          })}
        </Typography>
      )}
    </>
  );
}
