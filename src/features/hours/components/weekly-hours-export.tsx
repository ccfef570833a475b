import { useTranslation } from 'react-i18next';
import type { MemberHours } from '@/features/work/model/member-hours';
import { useFormat } from '@/i18n/format';
import { today } from '@/lib/calendar-date';
import { ExportControl } from '@/ui/export/export-control';
import { rangeName, type DateRange } from '../model/date-range';
import { useSheetWords } from './use-hours-words';

type WeeklyHoursExportProps = { members: readonly MemberHours[]; range: DateRange };

/** Exports the members that are shown, in their order. Source: HR-1, EX-1. */
export function WeeklyHoursExport({ members, range }: WeeklyHoursExportProps) {
  const { t } = useTranslation('exporting');
  const { language } = useFormat();
  const words = useSheetWords();
  return (
    <ExportControl
      blockedBecause={members.length === 0 ? t('nothing') : undefined}
      prepare={async () => {
        const { weeklyHoursCsv, weeklyHoursWorkbook } = await import('../export/weekly-hours-workbook');
        const title = `${t('file.weekly')}_${today()}_${rangeName(range)}`;
        return {
          fileName: title,
          workbook: () => weeklyHoursWorkbook(members, { words, language, title, range }),
          csv: () => weeklyHoursCsv(members, { words, language }),
        };
      }}
    />
  );
}
