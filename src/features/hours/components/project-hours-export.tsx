import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { today } from '@/lib/calendar-date';
import { ExportControl } from '@/ui/export/export-control';
import { projectHoursCsv, projectHoursWorkbook } from '../export/project-hours-workbook';
import { rangeName, type DateRange } from '../model/date-range';
import type { PeriodHours } from '../model/project-hours';
import { useSheetWords } from './use-hours-words';

type ProjectHoursExportProps = {
  periods: readonly PeriodHours[];
  isByMonth: boolean;
  range: DateRange;
};

/** Exports the weeks or months that the search finds. Source: HR-3, EX-1. */
export function ProjectHoursExport({ periods, isByMonth, range }: ProjectHoursExportProps) {
  const { t } = useTranslation('exporting');
  const { language } = useFormat();
  const words = useSheetWords();
  return (
    <ExportControl
      blockedBecause={periods.length === 0 ? t('nothing') : undefined}
      prepare={() => {
        const title = `${t('file.project')}_${today()}_${rangeName(range)}`;
        return {
          fileName: title,
          workbook: () => projectHoursWorkbook(periods, { isByMonth, words, language, title }),
          csv: () => projectHoursCsv(periods, { words, language }),
        };
      }}
    />
  );
}
