import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlans } from '@/features/project-plan/components/use-plans';
import { projectQueries } from '@/features/projects/api/project-queries';
import { planAddress } from '@/features/projects/model/project-search';
import { useFormat } from '@/i18n/format';
import { furthestOver } from './story';
import type { TourFactProps } from './tour-fact';
import { useActivity } from './use-activity';

/** Which project is furthest over its plan. */
export function PlanFact({ children }: TourFactProps) {
  const { t } = useTranslation('tour');
  const format = useFormat();
  const { plans } = usePlans();
  const { activity, from } = useActivity();
  const { data: projects } = useQuery(projectQueries.list());
  const found = projects && activity && furthestOver(projects, { plans, activity, from });
  return children(
    found && {
      words: t('plan.fact', { name: format.name(found.project), hours: format.hours(found.over) }),
      to: planAddress(found.project.id),
    },
  );
}
