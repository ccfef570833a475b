import { useTranslation } from 'react-i18next';
import { inOrder } from '@/lib/calendar-date';
import { SLOT_MINUTES } from '@/lib/time-slot';
import { useFormat } from '@/i18n/format';
import { formatMinutes } from '../../model/format-minutes';
import { countChanged, type Canvas, type Stroke } from '../model/stroke';
import { patchedSpans } from '../model/timeline-blocks';
import type { Cell } from '../model/timeline-cells';

/** Describes strokes by what they change on the canvas, which may be less than what was drawn. */
export function useStrokeWords(canvas: Canvas) {
  const { t } = useTranslation('painter');
  const format = useFormat();

  return {
    describePainted: (stroke: Stroke) => {
      const count = countChanged(canvas, stroke);
      return count > 0 ? t('said.painted', { count }) : t('said.unchanged');
    },

    describeCleared: (stroke: Stroke) => {
      const count = countChanged(canvas, stroke);
      return count > 0 ? t('said.cleared', { count }) : t('said.nothingToClear');
    },

    describePlaced: (stroke: Stroke, kind: 'move' | 'copy' | 'resize') => {
      const spans = patchedSpans(stroke.patch, canvas.staffIds[0]);
      const [first] = spans;
      if (!first || countChanged(canvas, stroke) === 0) return t('said.unchanged');
      const start = Math.min(...spans.map((span) => span.start));
      const finish = Math.max(...spans.map((span) => span.finish));
      if (kind === 'resize')
        return t('said.resized', { start: formatMinutes(start), finish: formatMinutes(finish) });
      const where = `${format.dayOfMonth(first.date)} ${formatMinutes(start)}`;
      return t(kind === 'copy' ? 'said.copiedTo' : 'said.moved', { where });
    },

    describeSelection: (from: Cell, to: Cell) => {
      const [first, last] = inOrder(from.date, to.date);
      const times = {
        start: formatMinutes(Math.min(from.start, to.start)),
        finish: formatMinutes(Math.max(from.start, to.start) + SLOT_MINUTES),
      };
      if (from.date === to.date) return t('said.selected', { date: format.dayOfMonth(first), ...times });
      const days = { first: format.dayOfMonth(first), last: format.dayOfMonth(last) };
      return t('said.selectedDays', { ...days, ...times });
    },
  };
}
