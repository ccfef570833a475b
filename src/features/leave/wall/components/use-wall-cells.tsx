import { useCallback, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';
import type { MatrixCell, MatrixColumn } from '@/ui/matrix/matrix-column';
import { StaffAvatar } from '@/ui/page/avatar';
import { WEEK_HOURS, weekLoad } from '../model/wall-period';
import type { Absence, WallPerson, WallRow } from '../model/wall-rows';
import type { DayRange } from './use-day-range';
import { useWallWords } from './use-wall-words';
import { WallIcon } from './wall-icon';

type WallCells = {
  dates: readonly CalendarDate[];
  /** Hours of `loadWeeks` by member; undefined where they are not known. */
  loadOf: ((staffId: number) => number) | undefined;
  range: DayRange | null;
  isNarrow: boolean;
};

type BarLook = CSSProperties & { '--run': number };

/** What stands in the cells of the wall. */
export function useWallCells({ dates, loadOf, range, isNarrow }: WallCells) {
  const { t } = useTranslation('wall');
  const format = useFormat();
  const { dayWords, markOf } = useWallWords();

  return useCallback(
    ({ person, days }: WallRow, { id }: MatrixColumn): MatrixCell => {
      const name = format.name(person);
      if (id === 'member') {
        const hours = loadOf?.(person.id);
        const load = hours === undefined ? undefined : weekLoad(hours);
        const said = { name, hours: format.number(load?.hours ?? 0), most: WEEK_HOURS.most };
        const label = load && (load.isOver ? t('load.over', said) : t('load.row', said));
        return { content: <Member person={person} load={load} isNarrow={isNarrow} />, label };
      }
      const place = dates.indexOf(id);
      const day = days[place];
      if (!day) return { content: null };
      const isChosen = range?.row === person.id && place >= range.first && place <= range.last;
      return {
        content: day.absence && !day.absence.isContinued && (
          <Bar absence={day.absence} mark={markOf(day.absence)} />
        ),
        label: dayWords(name, day),
        look: isChosen ? `${day.state} chosen` : day.state,
      };
    },
    [dates, loadOf, range, isNarrow, t, format, dayWords, markOf],
  );
}

function Bar({ absence: { kind, isWhole, run }, mark }: { absence: Absence; mark: string | null }) {
  const look: BarLook = { '--run': run };
  return (
    <span className="bar" data-kind={kind} data-part={!isWhole || undefined} style={look}>
      {mark ?? <WallIcon name="leave" />}
    </span>
  );
}

type MemberProps = { person: WallPerson; load: ReturnType<typeof weekLoad> | undefined; isNarrow: boolean };

/** Name and hours of a week; on narrow screens the name alone. */
function Member({ person, load, isNarrow }: MemberProps) {
  const format = useFormat();
  const name = format.name(person);
  if (isNarrow) return <span className="name">{name}</span>;
  return (
    <>
      <StaffAvatar name={name} src={person.staff_image_url} size={28} isDecorative />
      <span className="who" title={name}>
        <span className="name">{name}</span>
        <span className="load" data-over={load?.isOver || undefined}>
          {load && <i style={{ width: `${load.share * 100}%` }} />}
        </span>
      </span>
      {load && (
        <span className="hours" data-over={load.isOver || undefined}>
          {format.number(load.hours)}
        </span>
      )}
    </>
  );
}
