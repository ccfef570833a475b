import { useMemo, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { isSameMonth, toMonth, getWeekday, type CalendarDate } from '@/lib/calendar-date';
import { classNames } from '@/lib/class-names';
import type { MatrixColumn } from '@/ui/matrix/matrix-column';
import type { AtWork } from '../model/wall-rows';
import { useWallWords } from './use-wall-words';
import { WallIcon } from './wall-icon';
import styles from './wall-matrix.module.css';

type WallColumns = {
  dates: readonly CalendarDate[];
  today: CalendarDate;
  atWork: readonly AtWork[] | undefined;
  isNarrow: boolean;
};

const WIDE_WIDTHS = { member: 240, day: 38 };
const NARROW_WIDTHS = { member: 104, day: 24 };

type HeadcountShares = CSSProperties & { '--share': number; '--limit': number };

/** The names, then a column for each day with the people at work in its head. */
export function useWallColumns({ dates, today, atWork, isNarrow }: WallColumns): readonly MatrixColumn[] {
  const { t } = useTranslation('wall');
  const { describeDate } = useWallWords();
  return useMemo(() => {
    const describeHead = (date: CalendarDate, day: AtWork | undefined): string => {
      if (!day) return describeDate(date);
      const values = { date: describeDate(date), count: day.count, limit: day.limit };
      if (day.all === 0) return t('head.holiday', values);
      return day.isBelow ? t('head.tight', values) : t('head.day', values);
    };
    const days = dates.map((date, index): MatrixColumn => {
      const before = dates[index - 1];
      return {
        id: date,
        head: (
          <>
            <DayHead date={date} isFirstOfMonth={!before || !isSameMonth(before, date)} />
            {atWork && <Headcount day={atWork[index]} />}
          </>
        ),
        label: describeHead(date, atWork?.[index]),
        width: isNarrow ? NARROW_WIDTHS.day : WIDE_WIDTHS.day,
        grows: true,
        className: getWeekday(date) === 1 ? styles.monday : undefined,
        headClassName: styles.head,
        isToday: date === today || undefined,
      };
    });
    const lastWorkday = atWork?.findLast(({ all }) => all > 0);
    const member: MatrixColumn = {
      id: 'member',
      head: <MemberHead lastWorkday={lastWorkday} />,
      width: isNarrow ? NARROW_WIDTHS.member : WIDE_WIDTHS.member,
      edge: 'start',
      align: 'start',
      label: lastWorkday ? undefined : t('head.member'),
      className: styles.people,
      headClassName: styles.head,
    };
    return [member, ...days];
  }, [dates, today, atWork, isNarrow, t, describeDate]);
}

function DayHead({ date, isFirstOfMonth }: { date: CalendarDate; isFirstOfMonth: boolean }) {
  const format = useFormat();
  // Three letters in English, a number with its unit in Japanese.
  const month = formatMonth(toMonth(date), format.language, 'name').slice(0, 3);
  return (
    <span className={styles.date}>
      <small>{format.weekday(getWeekday(date), 'short').slice(0, 1)}</small>
      <b>{Number(date.slice(8))}</b>
      {isFirstOfMonth && <small className={styles.month}>{month}</small>}
    </span>
  );
}

function MemberHead({ lastWorkday }: { lastWorkday: AtWork | undefined }) {
  const { t } = useTranslation('wall');
  return (
    <>
      <span className={styles.date} />
      {lastWorkday && (
        <span className={classNames(styles.headcount, styles.headcountLabel)}>
          <b>{t('head.atWork')}</b>
          <small>{t('head.limit', { all: lastWorkday.all, limit: lastWorkday.limit })}</small>
        </span>
      )}
    </>
  );
}

function Headcount({ day }: { day: AtWork | undefined }) {
  const format = useFormat();
  if (!day || day.all === 0) return <span className={styles.headcount}>–</span>;
  const shares: HeadcountShares = { '--share': day.count / day.all, '--limit': day.limit / day.all };
  return (
    <span className={classNames(styles.headcount, styles.limit, day.isBelow && styles.tight)} style={shares}>
      <em>
        {day.isBelow && <WallIcon name="warning" />}
        {format.number(day.count)}
      </em>
      <i />
    </span>
  );
}
