import { useTranslation } from 'react-i18next';
import { SLOT_MINUTES, toClockTime } from '@/lib/time-slot';
import { formatClock, useFormat } from '@/i18n/format';
import { countChanged, type Canvas, type Stroke } from '../model/stroke';
import { previewStretches } from '../model/timeline-blocks';
import type { Cell } from '../model/timeline-cells';

const clock = (minutes: number) => formatClock(toClockTime(minutes));

/** Describes strokes before they are committed by what they change, which may be less than what was drawn. */
export function useStrokeWords(canvas: Canvas) {
  const { t } = useTranslation('painter');
  const format = useFormat();

  return {
    painted: (stroke: Stroke) => {
      const count = countChanged(canvas, stroke);
      return count > 0 ? t('said.painted', { count }) : t('said.unchanged');
    },

    cleared: (stroke: Stroke) => {
      const count = countChanged(canvas, stroke);
      return count > 0 ? t('said.cleared', { count }) : t('said.nothingToClear');
    },

    /** Describes a block at its new place. */
    placed: (stroke: Stroke, kind: 'move' | 'copy' | 'resize') => {
      const stretches = previewStretches(stroke.patch, canvas.staffIds[0] ?? 0);
      const [first] = stretches;
      if (!first || countChanged(canvas, stroke) === 0) return t('said.unchanged');
      const start = Math.min(...stretches.map((stretch) => stretch.start));
      const finish = Math.max(...stretches.map((stretch) => stretch.finish));
      if (kind === 'resize') return t('said.resized', { start: clock(start), finish: clock(finish) });
      const where = `${format.dayOfMonth(first.date)} ${clock(start)}`;
      return t(kind === 'copy' ? 'said.copiedTo' : 'said.moved', { where });
    },

    selected: (one: Cell, other: Cell) => {
      const [first = '', last = ''] = [one.date, other.date].sort().map(format.dayOfMonth);
      const times = {
        start: clock(Math.min(one.start, other.start)),
        finish: clock(Math.max(one.start, other.start) + SLOT_MINUTES),
      };
      if (one.date === other.date) return t('said.selected', { date: first, ...times });
      return t('said.selectedDays', { first, last, ...times });
    },
  };
}
