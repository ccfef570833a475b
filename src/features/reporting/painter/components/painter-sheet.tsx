import type { Calendar } from '../../calendar/components/use-calendar';
import type { CalendarPreview } from '../../calendar/model/calendar-previews';
import type { Work } from '../../model/recent-work';
import { sheetCells, sheetStretch, sheetTimes, type SheetTarget } from '../model/sheet-stretch';
import { clearStroke, reshapeStroke, type Canvas, type Stroke } from '../model/stroke';
import { BlockSheet } from './block-sheet';
import { toWorkIds } from './use-brushes';
import type { PainterFills } from './use-painter-fills';
import { useStrokeWords } from './use-stroke-words';

export type PainterSheetTarget = SheetTarget & { event?: CalendarPreview };

type PainterSheetProps = {
  sheet: PainterSheetTarget;
  brushWork: Work | null;
  canvas: Canvas;
  commit: (stroke: Stroke) => void;
  calendar: Calendar;
  fills: PainterFills;
  onBrush: (work: Work) => void;
  onAnnounce: (words: string) => void;
  onClose: () => void;
};

export function PainterSheet(props: PainterSheetProps) {
  const { sheet, brushWork, canvas, commit, calendar, fills, onBrush, onAnnounce, onClose } = props;
  const words = useStrokeWords(canvas);
  const times = sheetTimes(sheet);
  const { event } = sheet;

  function apply(work: Work, start: number, finish: number) {
    // With unchanged times the same rules for lunch and records hold as without the sheet.
    if (event && start === times.start && finish === times.finish) {
      calendar.acceptAs(event, toWorkIds(work));
      return;
    }
    if (event) calendar.rememberWork([event.title], toWorkIds(work));
    const { date } = sheet.cell;
    const stroke = reshapeStroke(canvas, sheetStretch(sheet), { date, start, finish, work: toWorkIds(work) });
    commit(stroke);
    onAnnounce(words.describePainted(stroke));
  }

  function clear() {
    const stroke = clearStroke(canvas, { ...sheet.cell, ...times });
    commit(stroke);
    onAnnounce(words.describeCleared(stroke));
  }

  return (
    <BlockSheet
      {...sheet}
      brushWork={brushWork}
      canPaste={fills.canPaste}
      onApply={({ work, start, finish }) => apply(work, start, finish)}
      onClear={clear}
      onCopy={() => fills.copy(sheetCells(sheet), false)}
      onPaste={() => fills.paste(sheet.cell)}
      onBrush={onBrush}
      onClose={onClose}
    />
  );
}
