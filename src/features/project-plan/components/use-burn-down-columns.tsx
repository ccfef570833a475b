import { useTranslation } from 'react-i18next';
import { FigureLink } from '@/features/hours/components/figure-link';
import { explorerAddress } from '@/features/hours/explorer/model/explorer-address';
import type { DateRange } from '@/features/hours/model/date-range';
import type { Project } from '@/features/projects/fields';
import type { PlanStep } from '@/features/projects/model/project-search';
import { useFormat } from '@/i18n/format';
import type { Column } from '@/ui/data-table/column';
import type { BurnPoint } from '../model/burn-down';
import { useRemainingWords } from './use-remaining-words';

type BurnDownColumnsOptions = {
  project: Project;
  step: PlanStep;
  range: DateRange;
  formatKey: (key: string) => string;
};

const HOURS_FORMAT = '#,##0.0';

/** The columns of the table and of its export, where hours beyond the plan are negative. Source: EX-1. */
export function useBurnDownColumns(options: BurnDownColumnsOptions): readonly Column<BurnPoint>[] {
  const { project, step, range, formatKey } = options;
  const { t } = useTranslation('projects');
  const format = useFormat();
  const describeRemaining = useRemainingWords();

  const createHoursColumn = (
    id: Exclude<keyof BurnPoint, 'key'>,
    header: string,
    describe: (hours: number) => string,
    { isSummed = false } = {},
  ): Column<BurnPoint> => ({
    id,
    header,
    text: ({ [id]: hours }) => (hours === null ? '–' : describe(hours)),
    align: 'right',
    sheet: { value: ({ [id]: hours }) => hours, numberFormat: HOURS_FORMAT, isSummed },
  });

  function describeDifference(difference: number): string {
    if (difference === 0) return format.hours(0);
    return difference > 0
      ? t('plan.burn.less', { hours: format.hours(difference) })
      : t('plan.burn.more', { hours: format.hours(-difference) });
  }

  const toAddress = (key: string) =>
    explorerAddress({
      range,
      steps: [
        { dimension: 'project', key: String(project.id) },
        { dimension: step, key },
      ],
    });

  const recorded = createHoursColumn('recorded', t('plan.burn.recorded'), format.hours, { isSummed: true });
  return [
    {
      id: 'period',
      header: step === 'month' ? t('plan.burn.byMonth') : t('plan.burn.weekFrom'),
      text: ({ key }) => formatKey(key),
    },
    createHoursColumn('planned', t('plan.burn.planned'), format.hours, { isSummed: true }),
    {
      ...recorded,
      cell: (point) =>
        point.recorded ? (
          <FigureLink to={toAddress(point.key)}>{recorded.text(point)}</FigureLink>
        ) : (
          recorded.text(point)
        ),
    },
    createHoursColumn('plannedRemaining', t('plan.burn.plannedLeft'), describeRemaining),
    createHoursColumn('remaining', t('plan.burn.left'), describeRemaining),
    createHoursColumn('difference', t('plan.burn.difference'), describeDifference),
  ];
}
