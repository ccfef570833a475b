import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { useOwnDays } from '@/features/dashboard/components/month/use-own-days';
import { useClosingBoard } from '@/features/hours/closing/components/use-closing-board';
import { usePlans } from '@/features/project-plan/components/use-plans';
import { projectQueries } from '@/features/projects/api/project-queries';
import { planAddress } from '@/features/projects/model/project-search';
import { useFinder } from '@/features/skills/finder/components/use-finder';
import { readFinderSearch } from '@/features/skills/finder/model/finder-search';
import { daysToComplete, workMonth } from '@/features/work/model/work-days';
import { useFormat } from '@/i18n/format';
import { firstOfMonth } from '@/lib/calendar-date';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { useToday } from '@/ui/page/use-today';
import { furthestOver, mostToComplete, onlyExpert } from './story';
import { useActivity } from './use-activity';

export const BOARD = `${paths.weeklyWorkTime}?view=closing`;
export const MATRIX = `${paths.skillList}?view=matrix`;

export type TourFactProps = {
  /** Renders the fact and its address; undefined while it is loading, or where the data have none. */
  children: (fact?: { text: string; to: string }) => ReactNode;
};

export function DaysFact({ children }: TourFactProps) {
  const { t } = useTranslation('tour');
  const name = useFormat().name(useSignedInStaff());
  const { facts } = useOwnDays();
  const count = facts ? daysToComplete(workMonth(facts.today, facts)).length : 0;
  return children(count > 0 ? { text: t('missing', { count, name }), to: paths.dashboard } : undefined);
}

export function ClosingFact({ children }: TourFactProps) {
  const { t } = useTranslation('tour');
  const format = useFormat();
  const { rows } = useClosingBoard(firstOfMonth(useToday()));
  const { id } = useSignedInStaff();
  const row = rows && mostToComplete(rows, id);
  if (!row) return children();
  const name = format.name(row.person);
  return children({
    text: t('missing', { count: row.open.length, name }),
    to: `${BOARD}&q=${encodeURIComponent(name)}`,
  });
}

export function PlanFact({ children }: TourFactProps) {
  const { t } = useTranslation('tour');
  const format = useFormat();
  const { plans } = usePlans();
  const { activity, from } = useActivity();
  const { data: projects } = useQuery(projectQueries.list());
  const furthest = projects && activity && furthestOver(projects, { plans, activity, from });
  return children(
    furthest && {
      text: t('plan.fact', { name: format.name(furthest.project), hours: format.hours(furthest.over) }),
      to: planAddress(furthest.project.id),
    },
  );
}

const { conditions: NO_CONDITIONS } = readFinderSearch(new URLSearchParams());

export function ExpertFact({ children }: TourFactProps) {
  const { t } = useTranslation('tour');
  const format = useFormat();
  const { isLoaded, stacks, people, strong, strongPeople } = useFinder(NO_CONDITIONS, '');
  const expert = isLoaded && strong && onlyExpert(stacks, people, strongPeople);
  if (!expert) return children();
  const { person, stack } = expert;
  return children({
    text: t('expert.fact', { name: format.name(person), mark: strong.symbol, stack: stack.name }),
    to: `${MATRIX}&skill=${stack.id}.${strong.id}`,
  });
}
