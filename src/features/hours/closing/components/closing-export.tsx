import { useTranslation } from 'react-i18next';
import { useLimitWords } from '@/features/work/components/use-limit-words';
import { useFormat } from '@/i18n/format';
import type { CalendarDate, CalendarMonth } from '@/lib/calendar-date';
import { ExportControl } from '@/ui/export/export-control';
import { closingCsv, closingWorkbook, type ClosingWords } from '../export/closing-workbook';
import type { BoardRow } from '../model/closing-board';

type ClosingExportProps = {
  /** Undefined until the rows are counted. */
  rows: readonly BoardRow[] | undefined;
  month: CalendarMonth;
  dates: readonly CalendarDate[];
  today: CalendarDate;
  hasLimits: boolean;
};

function useClosingWords(): ClosingWords {
  const { t } = useTranslation('closing');
  return {
    no: t('sheet.no'),
    staffNo: t('sheet.staffNo'),
    member: t('sheet.member'),
    total: t('sheet.total'),
    due: t('column.due'),
    days: t('sheet.days'),
    hours: t('sheet.hours'),
    balance: t('column.balanceLong'),
    leaveMark: t('day.leaveMark'),
    peopleMissing: t('foot.label'),
  };
}

/** Exports the people that are shown, in their order. Source: EX-1. */
export function ClosingExport({ rows: shown, month, dates, today, hasLimits }: ClosingExportProps) {
  const { t } = useTranslation(['closing', 'exporting']);
  const words = useClosingWords();
  const limitWords = useLimitWords(dates[0]);
  const { language } = useFormat();
  const rows = shown ?? [];
  const emptyReason = rows.length === 0 ? t('exporting:nothing') : undefined;
  return (
    <ExportControl
      blockedBecause={shown ? emptyReason : t('closing:note.uncounted')}
      prepare={() => {
        const title = `${t('closing:sheet.file')}_${today}_${month}`;
        const limits = hasLimits ? limitWords : undefined;
        const sheet = { rows, dates, today, words, language, limits };
        return {
          fileName: title,
          workbook: () => closingWorkbook({ ...sheet, title, month }),
          csv: () => closingCsv(sheet),
        };
      }}
    />
  );
}
