import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FigureLink } from '@/features/hours/components/figure-link';
import type { Step } from '@/features/hours/explorer/model/aggregate';
import { explorerAddress } from '@/features/hours/explorer/model/explorer-search';
import type { DateRange } from '@/features/hours/model/date-range';
import type { Project } from '@/features/projects/api/project-schema';
import { dateKeywords, useFormat } from '@/i18n/format';
import type { Column } from '@/ui/data-table/column';
import { leftOf } from '../model/plan';
import { planAddress } from '../model/plan-address';
import type { ProjectActivity } from '../model/project-activity';
import { usePlans } from './use-plans';

type Activity = ReadonlyMap<number, ProjectActivity>;

/** Hours, people and last day of each project, and what is left of its plan. Empty cells while the hours are on their way. */
export function useActivityColumns(
  activity: Activity | undefined,
  range: DateRange,
): readonly Column<Project>[] {
  const { t } = useTranslation('projects');
  const format = useFormat();
  const { plans } = usePlans();
  return useMemo(() => {
    const of = ({ id }: Project) => activity?.get(id);
    const addressOf = ({ id }: Project, ...steps: Step[]) =>
      explorerAddress({ range, steps: [{ dimension: 'project', key: String(id) }, ...steps] });
    const leftOfPlan = ({ id }: Project) => {
      const plan = plans.get(id);
      return plan && activity && leftOf(plan, activity.get(id)?.byMonth, range.start.slice(0, 7));
    };
    const leftWords = (project: Project) => {
      const left = leftOfPlan(project);
      if (left === undefined) return t('activity.plan');
      return left < 0 ? t('activity.over', { hours: format.hours(-left) }) : format.hours(left);
    };
    /** Nothing was recorded, or nobody knows yet. */
    const none = activity ? 0 : '';

    return [
      {
        id: 'hours',
        header: t('activity.hours'),
        align: 'right',
        text: (project) => of(project)?.hours ?? none,
        cell: (project) => {
          const found = of(project);
          return found ? <FigureLink to={addressOf(project)}>{format.number(found.hours)}</FigureLink> : none;
        },
        sheet: { value: (project) => (activity ? (of(project)?.hours ?? 0) : null), isSummed: true },
        width: 100,
      },
      {
        id: 'people',
        header: t('activity.people'),
        align: 'right',
        text: (project) => of(project)?.people ?? none,
        cell: (project) => {
          const found = of(project);
          return found ? (
            <FigureLink to={addressOf(project)}>{format.number(found.people)}</FigureLink>
          ) : (
            none
          );
        },
        width: 90,
      },
      {
        id: 'last-date',
        header: t('activity.lastDate'),
        text: (project) => of(project)?.lastDate ?? '',
        cell: (project) => {
          const date = of(project)?.lastDate;
          return (
            date && (
              <FigureLink to={addressOf(project, { dimension: 'day', key: date })}>
                {format.date(date)}
              </FigureLink>
            )
          );
        },
        keywords: (project) => dateKeywords(of(project)?.lastDate ?? null),
        sheet: {
          value: (project) => {
            const date = of(project)?.lastDate;
            return date ? { date } : null;
          },
          numberFormat: 'yyyy/mm/dd',
        },
        width: 130,
      },
      {
        id: 'plan-left',
        header: t('activity.planLeft'),
        align: 'right',
        text: leftWords,
        cell: (project) => {
          const label =
            leftOfPlan(project) === undefined ? t('activity.planOf', { code: project.cd }) : undefined;
          return (
            <FigureLink to={planAddress(project.id)} aria-label={label}>
              {leftWords(project)}
            </FigureLink>
          );
        },
        sortValue: (project) => leftOfPlan(project) ?? Number.MAX_SAFE_INTEGER,
        sheet: { value: (project) => leftOfPlan(project) ?? null },
        width: 120,
      },
    ];
  }, [activity, range, plans, t, format]);
}
