import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { today } from '@/lib/calendar-date';
import { ExportControl } from '@/ui/export/export-control';
import { projectHoursCsv, projectHoursWorkbook } from '../export/project-hours-workbook';
import { rangeName } from '../model/date-range';
import type { PeriodHours } from '../model/project-hours';
import { rangeOf, type ProjectHoursQuestion } from '../model/project-hours-form';
import { useSheetWords } from './use-sheet-words';

type ProjectHoursExportProps = { periods: readonly PeriodHours[]; question: ProjectHoursQuestion };

/** Exports the weeks or months that are shown, with what the search left of them. Source: HR-3, EX-1. */
export function ProjectHoursExport({ periods, question }: ProjectHoursExportProps) {
  const { t } = useTranslation('exporting');
  const { language } = useFormat();
  const words = useSheetWords();
  return (
    <ExportControl
      blockedBecause={periods.length === 0 ? t('nothing') : undefined}
      prepare={() => {
        const title = `${t('file.project')}_${today()}_${rangeName(rangeOf(question))}`;
        return {
          fileName: title,
          workbook: () => projectHoursWorkbook(periods, { ...question, words, language, title }),
          csv: () => projectHoursCsv(periods, { words, language }),
        };
      }}
    />
  );
}
