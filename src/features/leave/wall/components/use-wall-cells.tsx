import { useCallback, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';
import { classNames } from '@/lib/class-names';
import type { MatrixCell, MatrixColumn } from '@/ui/matrix/matrix-column';
import matrix from '@/ui/matrix/matrix.module.css';
import { NameCell } from '@/ui/matrix/name-cell';
import { StaffAvatar } from '@/ui/page/avatar';
import { WEEK_HOURS, weekLoad } from '../model/wall-period';
import type { Absence, WallPerson, WallRow } from '../model/wall-rows';
import type { DayRange } from './use-day-range';
import { useWallWords } from './use-wall-words';
import bars from './leave-bar.module.css';
import styles from './wall-matrix.module.css';

/** Paths of Material icons, because the wall draws too many icons for components. */
const PATHS = {
  leave:
    'm21 19.57-1.427 1.428-6.442-6.442 1.43-1.428zM13.12 3c-2.58 0-5.16.98-7.14 2.95l-.01.01c-3.95 3.95-3.95 10.36 0 14.31l14.3-14.31C18.3 3.99 15.71 3 13.12 3M6.14 17.27C5.4 16.03 5 14.61 5 13.12c0-.93.16-1.82.46-2.67.19 1.91.89 3.79 2.07 5.44zm2.84-2.84C7.63 12.38 7.12 9.93 7.6 7.6c.58-.12 1.16-.18 1.75-.18 1.8 0 3.55.55 5.08 1.56zm1.47-8.97c.85-.3 1.74-.46 2.67-.46 1.49 0 2.91.4 4.15 1.14l-1.39 1.39c-1.65-1.18-3.52-1.88-5.43-2.07',
  warning: 'M12 5.99 19.53 19H4.47zM12 2 1 21h22zm1 14h-2v2h2zm0-6h-2v4h2z',
};

export function WallIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" width={14} height={14} fill="currentColor" aria-hidden>
      <path d={PATHS[name]} />
    </svg>
  );
}

type WallCells = {
  dates: readonly CalendarDate[];
  /** Hours of `loadWeeks` by member; undefined until loaded. */
  findHours: ((staffId: number) => number) | undefined;
  range: DayRange | null;
  isNarrow: boolean;
};

type BarLook = CSSProperties & { '--run': number };

export function useWallCells({ dates, findHours, range, isNarrow }: WallCells) {
  const { t } = useTranslation('wall');
  const format = useFormat();
  const { dayWords, formatMark } = useWallWords();

  return useCallback(
    ({ person, days }: WallRow, { id }: MatrixColumn): MatrixCell => {
      const name = format.name(person);
      if (id === 'member') {
        const hours = findHours?.(person.id);
        const load = hours === undefined ? undefined : weekLoad(hours);
        const values = { name, hours: format.number(load?.hours ?? 0), most: WEEK_HOURS.most };
        const label = load && (load.isOver ? t('load.over', values) : t('load.row', values));
        const content = <Member person={person} load={load} isNarrow={isNarrow} />;
        return { content, label, className: matrix.member };
      }
      const place = dates.findIndex((date) => date === id);
      const day = days[place];
      if (!day) return { content: null, className: styles.day };
      const isChosen = range?.row === person.id && place >= range.first && place <= range.last;
      return {
        content: day.absence && !day.absence.isContinued && (
          <Bar absence={day.absence} mark={formatMark(day.absence)} />
        ),
        label: dayWords(name, day),
        look: isChosen ? `${day.state} chosen` : day.state,
        className: styles.day,
      };
    },
    [dates, findHours, range, isNarrow, t, format, dayWords, formatMark],
  );
}

function Bar({ absence: { kind, isWhole, run }, mark }: { absence: Absence; mark: string | null }) {
  const look: BarLook = { '--run': run };
  return (
    <span
      className={classNames(bars.bar, bars.run, !isWhole && bars.part, kind === 'unpaid' && bars.unpaid)}
      style={look}
    >
      {mark ?? <WallIcon name="leave" />}
    </span>
  );
}

type MemberProps = { person: WallPerson; load: ReturnType<typeof weekLoad> | undefined; isNarrow: boolean };

function Member({ person, load, isNarrow }: MemberProps) {
  const format = useFormat();
  const name = format.name(person);
  if (isNarrow) return <NameCell name={name} />;
  return (
    <NameCell
      name={name}
      picture={<StaffAvatar name={name} src={person.staff_image_url} size={28} isDecorative />}
      beneath={
        <span className={classNames(styles.load, load?.isOver && styles.over)}>
          {load && <i style={{ width: `${load.share * 100}%` }} />}
        </span>
      }
    >
      {load && (
        <span className={classNames(styles.hours, load.isOver && styles.over)}>
          {format.number(load.hours)}
        </span>
      )}
    </NameCell>
  );
}
