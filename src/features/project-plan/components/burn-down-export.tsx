import { useTranslation } from 'react-i18next';
import type { Project } from '@/features/projects/fields';
import type { PlanStep } from '@/features/projects/model/project-search';
import type { Column } from '@/ui/data-table/column';
import { TableExport } from '@/ui/export/table-export';
import type { BurnDown, BurnPoint } from '../model/burn-down';

type BurnDownExportProps = {
  project: Project;
  burn: BurnDown;
  step: PlanStep;
  formatKey: (key: string) => string;
};

const HOURS_FORMAT = '#,##0.0';

const createHoursColumn = (
  id: string,
  header: string,
  value: (point: BurnPoint) => number | null,
  { isSummed = false } = {},
): Column<BurnPoint> => ({
  id,
  header,
  text: (point) => value(point) ?? '',
  sheet: { value, numberFormat: HOURS_FORMAT, isSummed },
});

/** Exports the burn-down as its table shows it; hours beyond the plan are negative. Source: EX-1. */
export function BurnDownExport({ project, burn, step, formatKey }: BurnDownExportProps) {
  const { t } = useTranslation('projects');
  const columns: Column<BurnPoint>[] = [
    {
      id: 'period',
      header: step === 'month' ? t('plan.burn.byMonth') : t('plan.burn.weekFrom'),
      text: ({ key }) => formatKey(key),
    },
    createHoursColumn('planned', t('plan.burn.planned'), ({ planned }) => planned, { isSummed: true }),
    createHoursColumn('recorded', t('plan.burn.recorded'), ({ recorded }) => recorded, { isSummed: true }),
    createHoursColumn('plannedLeft', t('plan.burn.plannedLeft'), ({ plannedRemaining }) => plannedRemaining),
    createHoursColumn('left', t('plan.burn.left'), ({ remaining }) => remaining),
    createHoursColumn('difference', t('plan.burn.difference'), ({ difference }) => difference),
  ];
  return (
    <TableExport title={t('plan.burn.title')} narrowed={[project.cd]} columns={columns} rows={burn.points} />
  );
}
