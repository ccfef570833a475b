import { useTranslation } from 'react-i18next';
import { useLimitWords } from '@/features/work/components/use-limit-words';
import { useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';
import { ExportControl } from '@/ui/export/export-control';
import { closingCsv, closingWorkbook } from '../export/closing-workbook';
import type { BoardRow } from '../model/closing-board';

type ClosingExportProps = {
  /** Undefined until the rows are counted. */
  rows: readonly BoardRow[] | undefined;
  dates: readonly CalendarDate[];
  today: CalendarDate;
  hasLimits: boolean;
};

/** Exports the people that are shown, in their order. Source: EX-1. */
export function ClosingExport({ rows: shown, dates, today, hasLimits }: ClosingExportProps) {
  const { t } = useTranslation(['closing', 'exporting']);
  const limitWords = useLimitWords(dates[0]);
  const { language } = useFormat();
  const rows = shown ?? [];
  const blockedBecause = rows.length === 0 ? t('exporting:nothing') : undefined;
  return (
    <ExportControl
      blockedBecause={shown ? blockedBecause : t('closing:note.uncounted')}
      prepare={() => {
        const title = `${t('closing:sheet.file')}_${today}_${dates[0]?.slice(0, 7) ?? ''}`;
        const words = {
          no: t('closing:sheet.no'),
          staffNo: t('closing:sheet.staffNo'),
          member: t('closing:sheet.member'),
          total: t('closing:sheet.total'),
          due: t('closing:column.due'),
          days: t('closing:sheet.days'),
          hours: t('closing:sheet.hours'),
          balance: t('closing:column.balanceLong'),
          leaveMark: t('closing:day.leaveMark'),
          peopleMissing: t('closing:foot.label'),
        };
        const limits = hasLimits ? limitWords : undefined;
        const sheet = { rows, dates, today, words, language, limits };
        return {
          fileName: title,
          workbook: () => closingWorkbook({ ...sheet, title }),
          csv: () => closingCsv(sheet),
        };
      }}
    />
  );
}
