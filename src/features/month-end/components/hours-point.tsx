import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { BoardNotes } from '@/features/hours/closing/components/board-notes';
import { MissingSources } from '@/features/hours/closing/components/missing-sources';
import type { ClosingBoard } from '@/features/hours/closing/components/use-closing-board';
import { boardFigures } from '@/features/hours/closing/model/closing-board';
import { useFormat } from '@/i18n/format';
import { toMonth } from '@/lib/calendar-date';
import { MonthPoint, type PointProps } from './month-point';

type HoursPointProps = PointProps & { board: ClosingBoard };

/** In px, including `BoardNotes`. */
const HOURS_HEIGHT = 192;
const HOURS_WIDE_HEIGHT = 152;

export function HoursPoint({ firstDay, board }: HoursPointProps) {
  const { t } = useTranslation('settling');
  const format = useFormat();
  const figures = board.rows && boardFigures(board.rows);
  const count = board.rows?.filter(({ open }) => open.length > 0).length;
  return (
    <MonthPoint
      title={t('hours.title')}
      height={HOURS_HEIGHT}
      wideHeight={HOURS_WIDE_HEIGHT}
      state={{
        open: count,
        isOfPeople: true,
        error: board.error,
        onRetry: board.retry,
        missing: !board.error && board.missingSources.length > 0 && <MissingSources board={board} />,
      }}
      words={
        figures && count
          ? t('hours.open', { count, hours: format.hours(figures.missingHours) })
          : t('hours.none')
      }
      link={{
        to: `${paths.weeklyWorkTime}?view=closing&month=${toMonth(firstDay)}&show=problems`,
        words: t('hours.link'),
      }}
    >
      <BoardNotes board={board} />
    </MonthPoint>
  );
}
