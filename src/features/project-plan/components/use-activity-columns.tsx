import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FigureLink } from '@/features/hours/components/figure-link';
import type { Step } from '@/features/hours/explorer/model/aggregate';
import { explorerAddress } from '@/features/hours/explorer/model/explorer-address';
import type { DateRange } from '@/features/hours/model/date-range';
import type { Project } from '@/features/projects/fields';
import { useActivityHeads } from '@/features/projects/components/use-activity-heads';
import { planAddress } from '@/features/projects/model/project-search';
import { useFormat } from '@/i18n/format';
import { dateKeywords } from '@/i18n/search-keywords';
import { toMonth } from '@/lib/calendar-date';
import type { Column } from '@/ui/data-table/column';
import { remainingHours } from '../model/plan';
import type { ProjectActivity } from '../model/project-activity';
import { usePlans } from './use-plans';
import { useRemainingWords } from './use-remaining-words';

type Activity = ReadonlyMap<number, ProjectActivity>;

/** Without `activity`, the columns hold only the link to the plan. */
export function useActivityColumns(
  activity: Activity | undefined,
  range: DateRange,
  isLoading: boolean,
): readonly Column<Project>[] {
  const { t } = useTranslation('projects');
  const format = useFormat();
  const { plans } = usePlans();
  const describeRemaining = useRemainingWords();
  const [hours, people, lastDate, planLeft] = useActivityHeads();
  return useMemo(() => {
    const findActivity = ({ id }: Project) => activity?.get(id);
    // `activity` omits projects without hours.
    const none = activity ? 0 : '';
    const renderLink = ({ id }: Project, words: string, ...steps: Step[]) => (
      <FigureLink
        to={explorerAddress({ range, steps: [{ dimension: 'project', key: String(id) }, ...steps] })}
      >
        {words}
      </FigureLink>
    );
    const calculateRemaining = ({ id }: Project) => {
      const plan = plans.get(id);
      return plan && activity && remainingHours(plan, activity.get(id)?.byMonth, toMonth(range.start));
    };
    const describePlan = (project: Project) => {
      const remaining = calculateRemaining(project);
      return remaining === undefined ? t('activity.plan') : describeRemaining(remaining);
    };
    const createFigure = (name: 'hours' | 'people') => ({
      text: (project: Project) => findActivity(project)?.[name] ?? none,
      cell: (project: Project) => {
        const value = findActivity(project)?.[name];
        return value === undefined ? none : renderLink(project, format.number(value));
      },
    });

    return [
      {
        ...hours,
        isLoading,
        ...createFigure('hours'),
        sheet: {
          value: (project) => (activity ? (findActivity(project)?.hours ?? 0) : null),
          isSummed: true,
        },
      },
      { ...people, isLoading, ...createFigure('people') },
      {
        ...lastDate,
        isLoading,
        text: (project) => findActivity(project)?.lastDate ?? '',
        cell: (project) => {
          const key = findActivity(project)?.lastDate;
          return key && renderLink(project, format.date(key), { dimension: 'day', key });
        },
        keywords: (project) => dateKeywords(findActivity(project)?.lastDate ?? null),
        sheet: {
          value: (project) => {
            const date = findActivity(project)?.lastDate;
            return date ? { date } : null;
          },
          numberFormat: 'yyyy/mm/dd',
        },
      },
      {
        ...planLeft,
        text: describePlan,
        cell: (project) => {
          const isUnknown = calculateRemaining(project) === undefined;
          const label = isUnknown ? t('activity.planOf', { code: project.cd }) : undefined;
          return (
            <FigureLink to={planAddress(project.id)} aria-label={label}>
              {describePlan(project)}
            </FigureLink>
          );
        },
        sortValue: (project) => calculateRemaining(project) ?? '',
        sheet: { value: (project) => calculateRemaining(project) ?? null },
      },
    ];
  }, [hours, people, lastDate, planLeft, activity, range, isLoading, plans, t, format, describeRemaining]);
}
