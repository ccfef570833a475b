import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { ExportControl } from '@/ui/export/export-control';
import { wallCsv, wallWorkbook, type WallSheetWords } from '../export/wall-workbook';
import type { WallRow } from '../model/wall-rows';
import type { Wall } from './use-wall';

function useWallSheetWords(): WallSheetWords {
  const { t } = useTranslation('wall');
  return {
    no: t('sheet.no'),
    staffNo: t('sheet.staffNo'),
    member: t('head.member'),
    load: t('sheet.load'),
    days: t('sheet.days'),
    unpaidMark: t('sheet.unpaidMark'),
    atWork: t('head.atWork'),
  };
}

/** Exports what is shown. Source: EX-1. */
export function WallExport({ wall, rows }: { wall: Wall; rows: readonly WallRow[] }) {
  const { t } = useTranslation(['wall', 'exporting']);
  const { language } = useFormat();
  const words = useWallSheetWords();
  const { dates, from, to, atWork, findHours, parts } = wall;

  function findObstacle(): string | undefined {
    if (rows.length === 0) return t('exporting:nothing');
    // If the hours cannot be read, which `WallNotes` reports, their column is exported empty.
    return findHours || parts.hours.isFailed ? undefined : t('wall:note.hoursLoading');
  }

  return (
    <ExportControl
      blockedBecause={findObstacle()}
      prepare={() => {
        const title = `${t('wall:sheet.file')}_${from}~${to}`;
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
