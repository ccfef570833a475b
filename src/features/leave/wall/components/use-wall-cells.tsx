import { useCallback, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { classNames } from '@/lib/class-names';
import type { MatrixCell, MatrixColumn } from '@/ui/matrix/matrix-column';
import matrix from '@/ui/matrix/matrix.module.css';
import { NameCell } from '@/ui/matrix/name-cell';
import { StaffAvatar } from '@/ui/page/staff-avatar';
import { toWeekLoad, WEEK_HOURS, type WeekLoad } from '../model/wall-period';
import type { Absence, WallPerson, WallRow } from '../model/wall-rows';
import type { DayRange } from './use-day-range';
import { useWallWords } from './use-wall-words';
import { WallIcon } from './wall-icon';
import bars from './leave-bar.module.css';
import styles from './wall-matrix.module.css';

type WallCellOptions = {
  /** Sums a member's hours in `loadWeeks` of the wall; undefined until loaded. */
  findHours: ((staffId: number) => number) | undefined;
  range: DayRange | null;
  isNarrow: boolean;
};

type BarStyle = CSSProperties & { '--run': number };

export function useWallCells({ findHours, range, isNarrow }: WallCellOptions) {
  const { t } = useTranslation('wall');
  const format = useFormat();
  const { describeDay, formatMark } = useWallWords();

  const describeLoad = useCallback(
    (name: string, { hours, isOver }: WeekLoad) =>
      isOver ? t('load.over', { name, hours, most: WEEK_HOURS.most }) : t('load.row', { name, count: hours }),
    [t],
  );

  return useCallback(
    ({ person, days }: WallRow, { id }: MatrixColumn): MatrixCell => {
      const name = format.name(person);
      if (id === 'member') {
        const hours = findHours?.(person.id);
        const load = hours === undefined ? undefined : toWeekLoad(hours);
        return {
          content: <MemberCell person={person} load={load} isNarrow={isNarrow} />,
          label: load && describeLoad(name, load),
          className: matrix.member,
        };
      }
      const index = days.findIndex(({ date }) => date === id);
      const day = days[index];
      if (!day) return { content: null, className: styles.day };
      const isChosen = range?.rowId === person.id && index >= range.first && index <= range.last;
      return {
        content: day.absence && !day.absence.isContinued && (
          <Bar absence={day.absence} mark={formatMark(day.absence)} />
        ),
        label: describeDay(name, day),
        look: isChosen ? `${day.state} chosen` : day.state,
        className: styles.day,
      };
    },
    [findHours, range, isNarrow, format, describeLoad, describeDay, formatMark],
  );
}

function Bar({ absence: { kind, isWhole, run }, mark }: { absence: Absence; mark: string | null }) {
  const style: BarStyle = { '--run': run };
  return (
    <span
      className={classNames(bars.bar, bars.run, !isWhole && bars.part, kind === 'unpaid' && bars.unpaid)}
      style={style}
    >
      {mark ?? <WallIcon name="leave" />}
    </span>
  );
}

type MemberCellProps = {
  person: WallPerson;
  load: WeekLoad | undefined;
  isNarrow: boolean;
};

function MemberCell({ person, load, isNarrow }: MemberCellProps) {
  const format = useFormat();
  const name = format.name(person);
  if (isNarrow) return <NameCell name={name} />;
  return (
    <NameCell
      name={name}
      picture={<StaffAvatar name={name} src={person.staff_image_url} size={28} />}
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
