import { useTranslation } from 'react-i18next';
import { TableExport } from '@/ui/export/export-control';
import { rangeName, type DateRange } from '../../model/date-range';
import { explorerColumns } from '../export/explorer-columns';
import type { ExplorerRow } from '../model/explorer-rows';
import { stepsOf, type ExplorerSearch } from '../model/explorer-search';
import type { HourNames } from '../model/grouping';
import type { ExplorerTable } from './use-explorer-table';
import { useExplorerWords } from './use-explorer-words';

type ExplorerExportProps = {
  asked: ExplorerSearch;
  range: DateRange;
  shown: ExplorerTable | undefined;
  names: HourNames | undefined;
  /** Why the figures are not those of all hours yet. */
  blockedBecause?: string;
};

const NOTHING: readonly ExplorerRow[] = [];

/** Exports the figures that are shown: their rows, columns and totals, and what they are narrowed to. Source: EX-1. */
export function ExplorerExport({ asked, range, shown, names, blockedBecause }: ExplorerExportProps) {
  const { t } = useTranslation(['explorer', 'hours']);
  const words = useExplorerWords();
  const { member, path, search } = asked;
  const steps = [
    ...(member ? [{ dimension: 'member', key: String(member) } as const] : []),
    ...stepsOf(path),
  ];
  const columns = shown
    ? explorerColumns({
        ...shown,
        heads: {
          rows: shown.sides.rows ? words.dimensions[shown.sides.rows] : t('all'),
          columns: shown.sides.columns
            ? shown.columns.map((group) => words.labelOf(shown.sides.columns, group))
            : [],
          total: t('total'),
        },
      })
    : [];
  return (
    <TableExport
      title={t('hours:reports.explorer')}
      narrowed={[
        rangeName(range),
        shown?.label,
        ...steps.map((step) => words.stepLabel(step, names)),
        search,
      ]}
      columns={columns}
      rows={shown && !shown.isEmpty ? shown.rows : NOTHING}
      blockedBecause={blockedBecause}
    />
  );
}
