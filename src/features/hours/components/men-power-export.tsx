import { useTranslation } from 'react-i18next';
import { ExportControl } from '@/ui/export/export-control';
import { menPowerCsv, menPowerFileName, menPowerWorkbook } from '../export/men-power-workbook';
import type { DateRange } from '../model/date-range';
import type { MenPowerRow } from '../model/men-power';

type MenPowerExportProps = { rows: readonly MenPowerRow[]; range: DateRange };

/** Exports the projects that are shown, in their order. Source: HR-2, EX-1. */
export function MenPowerExport({ rows, range }: MenPowerExportProps) {
  const { t } = useTranslation('exporting');
  return (
    <ExportControl
      blockedBecause={rows.length === 0 ? t('nothing') : undefined}
      prepare={() => ({
        fileName: menPowerFileName(range),
        workbook: () => menPowerWorkbook(rows, range),
        csv: () => menPowerCsv(rows),
      })}
    />
  );
}
