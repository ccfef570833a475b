import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { ExportControl } from '@/ui/export/export-control';
import { memberReportCsv, memberReportWorkbook } from '../export/member-report-workbook';
import { rangeName, type DateRange } from '../model/date-range';
import type { Dimension, PivotGroup } from '../model/hours-pivot';
import { useDimensionWords } from './use-hours-words';
import { useSheetWords } from './use-sheet-words';

type MemberReportExportProps = {
  groups: readonly PivotGroup[];
  by: readonly [Dimension, Dimension];
  range: DateRange;
};

/** Exports the groups that are shown, with what the search left of them. Source: HR-4. */
export function MemberReportExport({ groups, by, range }: MemberReportExportProps) {
  const { t } = useTranslation('exporting');
  const { language } = useFormat();
  const words = useSheetWords();
  const dimensions = useDimensionWords();
  const title = `${t('file.member')}_${rangeName(range)}`;
  const setting = { sides: [dimensions[by[0]], dimensions[by[1]]] as const, words, language };
  return (
    <ExportControl
      blockedBecause={groups.length === 0 ? t('nothing') : undefined}
      prepare={() => ({
        fileName: title,
        workbook: () => memberReportWorkbook(groups, { ...setting, title, range }),
        csv: () => memberReportCsv(groups, setting),
      })}
    />
  );
}
