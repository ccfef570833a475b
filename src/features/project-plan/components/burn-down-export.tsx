import { useTranslation } from 'react-i18next';
import type { Project } from '@/features/projects/fields';
import type { PlanStep } from '@/features/projects/model/project-search';
import type { Column } from '@/ui/data-table/column';
import { TableExport } from '@/ui/export/export-control';
import type { BurnDown, BurnPoint } from '../model/burn-down';

type BurnDownExportProps = {
  project: Project;
  burn: BurnDown;
  step: PlanStep;
  labelOf: (key: string) => string;
};

const HOURS = '#,##0.0';

/** Exports the burn-down as its table shows it; what is over stands below 0. Source: EX-1. */
export function BurnDownExport({ project, burn, step, labelOf }: BurnDownExportProps) {
  const { t } = useTranslation('projects');
  const figure = (
    id: string,
    header: string,
    value: (point: BurnPoint) => number | null,
    isSummed = false,
  ): Column<BurnPoint> => ({
    ...{ id, header, text: (point) => value(point) ?? '' },
    sheet: { value, numberFormat: HOURS, isSummed },
  });
  const columns: Column<BurnPoint>[] = [
    {
      id: 'period',
      header: step === 'month' ? t('plan.burn.byMonth') : t('plan.burn.weekFrom'),
      text: ({ key }) => labelOf(key),
    },
    figure('planned', t('plan.burn.planned'), ({ planned }) => planned, true),
    figure('recorded', t('plan.burn.recorded'), ({ recorded }) => recorded, true),
    figure('plannedLeft', t('plan.burn.plannedLeft'), ({ plannedLeft }) => plannedLeft),
    figure('left', t('plan.burn.left'), ({ left }) => left),
    figure('difference', t('plan.burn.difference'), ({ left, plannedLeft }) =>
      left === null ? null : Math.round((left - plannedLeft) * 100) / 100,
    ),
  ];
  return (
    <TableExport title={t('plan.burn.title')} narrowed={[project.cd]} columns={columns} rows={burn.points} />
  );
}
