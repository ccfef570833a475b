import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SLOT_MINUTES } from '@/lib/time-slot';
import type { MatrixCell, MatrixColumn } from '@/ui/matrix/matrix-column';
import styles from '../../components/import-matrix.module.css';
import { getRoundedMinutes, isTickable, tickKey, type countStates, type DayPlan } from '../model/day-plan';
import type { FileWords } from './use-file-words';

const DAY_COLUMN = 'day';
const FIGURES = ['new', 'same', 'replaces', 'leave', 'outside', 'overlaps'] as const;

type Figure = (typeof FIGURES)[number];

const isFigure = (id: string): id is Figure => FIGURES.some((figure) => figure === id);

const FIGURE_STYLES: Partial<Record<string, string>> = { new: styles.changed, same: styles.skip };

const EMPTY: MatrixCell = { content: '' };

export type ShownDay = { day: DayPlan; counts: ReturnType<typeof countStates> };

export function useDayColumns({ states }: FileWords): MatrixColumn[] {
  const { t } = useTranslation('importing');
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  return useMemo(() => {
    const column = (id: string, head: string): MatrixColumn => ({
      id,
      head,
      width: 92,
      grows: true,
      align: 'end',
      className: styles.field,
    });
    return [
      {
        id: DAY_COLUMN,
        head: t('hours.days.day'),
        width: isNarrow ? 168 : 260,
        edge: 'start',
        align: 'start',
        className: styles.field,
      },
      column('file', t('hours.days.file')),
      column('change', t('hours.days.change')),
      ...FIGURES.map((figure) => column(figure, states[figure])),
    ];
  }, [t, states, isNarrow]);
}

export function useDayCells(words: FileWords, ticks: ReadonlySet<string>) {
  const { t } = useTranslation('importing');
  return useCallback(
    ({ day, counts }: ShownDay, { id }: MatrixColumn): MatrixCell => {
      const renderText = (text: string) => (
        <span className={styles.text} title={text}>
          {text}
        </span>
      );
      if (id === DAY_COLUMN) return { content: renderText(words.formatDay(day)) };
      if (id === 'file') return { content: renderText(words.formatClock(day.minutes)) };
      if (id === 'change') {
        const minutes = getRoundedMinutes(day);
        return minutes === 0 ? EMPTY : { content: renderText(words.formatChange(minutes)) };
      }
      const count = isFigure(id) ? counts[id] : 0;
      if (count === 0) return EMPTY;
      const shown = words.formatClock(count * SLOT_MINUTES);
      if (!isTickable(id))
        return {
          content: renderText(shown),
          className: FIGURE_STYLES[id] ?? styles.note,
        };
      const isTicked = ticks.has(tickKey(day.id, id));
      return {
        content: (
          <span className={styles.text}>
            <span aria-hidden>{isTicked ? '☑' : '☐'}</span> {shown}
          </span>
        ),
        label: t(isTicked ? 'hours.days.ticked' : 'hours.days.kept', { count }),
        className: isTicked ? styles.changed : styles.note,
      };
    },
    [words, ticks, t],
  );
}
