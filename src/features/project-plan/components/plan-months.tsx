import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '@/features/projects/fields';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { toMonth, type CalendarMonth } from '@/lib/calendar-date';
import { Panel } from '@/ui/page/panel';
import { useToday } from '@/ui/page/use-today';
import { monthsToPlan, NO_PLAN, shiftMonth, sumPlan, withMonth, withPlan } from '../model/plan';
import { PlannedHoursField } from './planned-hours-field';
import type { PlanHistory } from './use-plans';

type PlanMonthsProps = { project: Project; history: PlanHistory };

const MONTHS_PER_PRESS = 3;

export function PlanMonths({ project, history }: PlanMonthsProps) {
  const { t } = useTranslation('projects');
  const format = useFormat();
  const [shown, setShown] = useState<readonly CalendarMonth[]>([]);
  const plan = history.plans.get(project.id) ?? NO_PLAN;
  const today = useToday();
  const months = monthsToPlan(plan, toMonth(today), shown);
  // Keeps a month whose hours were removed, because its field may have the focus.
  if (months.length !== shown.length) setShown(months);

  function showMore(from: CalendarMonth | undefined, step: number) {
    if (from) setShown([...months, shiftMonth(from, step)]);
  }

  function saveMonth(month: string, hours: number | null) {
    history.apply((plans) =>
      withPlan(plans, project.id, withMonth(plans.get(project.id) ?? NO_PLAN, month, hours)),
    );
  }

  return (
    <Panel
      title={t('plan.months.title')}
      subtitle={t('plan.months.total', { hours: format.hours(sumPlan(plan)) })}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(144px, 100%), 1fr))',
        }}
      >
        {months.map((month) => (
          <PlannedHoursField
            key={month}
            label={formatMonth(month, format.language)}
            hours={plan[month] ?? null}
            onHours={(hours) => saveMonth(month, hours)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button onClick={() => showMore(months[0], -MONTHS_PER_PRESS)}>{t('plan.months.earlier')}</Button>
        <Button onClick={() => showMore(months.at(-1), MONTHS_PER_PRESS)}>{t('plan.months.later')}</Button>
      </Box>
    </Panel>
  );
}
