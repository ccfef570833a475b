import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { ExportControl } from '@/ui/export/export-control';
import { wallCsv, wallWorkbook } from '../export/wall-workbook';
import type { WallRow } from '../model/wall-rows';
import type { Wall } from './use-wall';

/** Exports the people that are shown, in their order, with the days that are shown. Source: EX-1. */
export function WallExport({ wall, rows }: { wall: Wall; rows: readonly WallRow[] }) {
  const { t } = useTranslation(['wall', 'exporting']);
  const { language } = useFormat();
  const { dates, atWork, findHours } = wall;
  return (
    <ExportControl
      blockedBecause={rows.length === 0 ? t('exporting:nothing') : undefined}
      prepare={() => {
        const title = `${t('wall:sheet.file')}_${dates[0] ?? ''}~${dates.at(-1) ?? ''}`;
        const words = {
          no: t('wall:sheet.no'),
          staffNo: t('wall:sheet.staffNo'),
          member: t('wall:head.member'),
          load: t('wall:sheet.load'),
          days: t('wall:sheet.days'),
          unpaidMark: t('wall:sheet.unpaidMark'),
          atWork: t('wall:head.atWork'),
        };
        const sheet = { rows, dates, atWork, findHours, words, language };
        return {
          fileName: title,
          workbook: () => wallWorkbook({ ...sheet, title }),
          csv: () => wallCsv(sheet),
        };
      }}
    />
  );
}
