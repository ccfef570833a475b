import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FigureLink } from '@/features/hours/components/hours-rows';
import { explorerAddress } from '@/features/hours/explorer/model/explorer-address';
import type { DateRange } from '@/features/hours/model/date-range';
import type { Project } from '@/features/projects/fields';
import type { PlanStep } from '@/features/projects/model/project-search';
import { useFormat } from '@/i18n/format';
import { TableFrame } from '@/ui/data-table/table-frame';
import type { BurnDown, BurnPoint } from '../model/burn-down';
import { useRemainingWords } from './use-remaining-words';

type BurnDownTableProps = {
  project: Project;
  burn: BurnDown;
  step: PlanStep;
  range: DateRange;
  formatKey: (key: string) => string;
};

/** The values of the chart as a table; recorded hours link to the explorer. */
export function BurnDownTable({ project, burn, step, range, formatKey }: BurnDownTableProps) {
  const { t } = useTranslation('projects');
  const format = useFormat();
  const describeRemaining = useRemainingWords();
  const label = t('plan.burn.table', { code: project.cd });
  const heads = [
    t('plan.burn.planned'),
    t('plan.burn.recorded'),
    t('plan.burn.plannedLeft'),
    t('plan.burn.left'),
    t('plan.burn.difference'),
  ];

  const toAddress = (key: string) =>
    explorerAddress({
      range,
      steps: [
        { dimension: 'project', key: String(project.id) },
        { dimension: step, key },
      ],
    });

  return (
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      data-too-wide
      sx={{ overflowX: 'auto', mx: { xs: -2, sm: -3 }, whiteSpace: 'nowrap' }}
    >
      <TableFrame aria-label={label} className="tabular">
        <thead>
          <tr>
            <th scope="col">{step === 'month' ? t('plan.burn.byMonth') : t('plan.burn.weekFrom')}</th>
            {heads.map((head) => (
              <th key={head} scope="col" data-align="right">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {burn.points.map((point) => (
            <tr key={point.key}>
              <td>{formatKey(point.key)}</td>
              <td data-align="right">{format.hours(point.planned)}</td>
              <td data-align="right">
                {point.recorded !== null && point.recorded > 0 ? (
                  <FigureLink to={toAddress(point.key)}>{format.hours(point.recorded)}</FigureLink>
                ) : (
                  describeHours(point.recorded)
                )}
              </td>
              <td data-align="right">{describeHours(point.plannedRemaining)}</td>
              <td data-align="right">{describeHours(point.remaining)}</td>
              <td data-align="right">{describeDifference(point)}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </Box>
  );

  function describeHours(hours: number | null): string {
    return hours === null ? '–' : describeRemaining(hours);
  }

  function describeDifference({ difference }: BurnPoint): string {
    if (difference === null) return '–';
    if (difference === 0) return format.hours(0);
    return difference > 0
      ? t('plan.burn.less', { hours: format.hours(difference) })
      : t('plan.burn.more', { hours: format.hours(-difference) });
  }
}
