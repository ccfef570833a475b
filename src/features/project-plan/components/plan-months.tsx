import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '@/features/projects/fields';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { toMonth } from '@/lib/calendar-date';
import { Panel } from '@/ui/page/panel';
import { useToday } from '@/ui/page/use-today';
import { isComposing } from '@/lib/key-press';
import { FramedInput } from '@/ui/form/framed-input';
import {
  monthsToPlan,
  MOST_HOURS,
  parsePlanned,
  type ProjectPlan,
  sumPlan,
  withMonth,
  withPlan,
} from '../model/plan';
import type { PlanHistory } from './use-plans';

type PlannedHoursFieldProps = {
  label: string;
  /** Null without a plan. */
  hours: number | null;
  onHours: (hours: number | null) => void;
};

/** Saves the hours of a month on blur or Enter; an invalid number stays in the field unsaved. */
function PlannedHoursField({ label, hours, onHours }: PlannedHoursFieldProps) {
  const { t } = useTranslation('projects');
  const format = useFormat();
  const savedText = hours === null ? '' : String(hours);
  const [typed, setTyped] = useState(savedText);
  const [isRefused, setIsRefused] = useState(false);

  function settle() {
    const next = parsePlanned(typed);
    setIsRefused(next === undefined);
    if (next !== undefined && next !== hours) onHours(next);
  }

  function settleByKey(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === 'Enter') settle();
    if (event.key !== 'Escape') return;
    setTyped(savedText);
    setIsRefused(false);
  }

  return (
    <FramedInput
      label={label}
      value={typed}
      hasError={isRefused}
      helperText={isRefused && t('plan.months.refused', { most: format.number(MOST_HOURS) })}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
      onKeyDown={settleByKey}
      autoComplete="off"
      inputProps={{ inputMode: 'decimal', className: 'tabular' }}
      end={t('plan.months.unit')}
    />
  );
}

type PlanMonthsProps = { project: Project; history: PlanHistory };

const NO_PLAN: ProjectPlan = {};
const MORE = 3;

/** A field for each month around the plan; changes are saved immediately and can be undone. */
export function PlanMonths({ project, history }: PlanMonthsProps) {
  const { t } = useTranslation('projects');
  const format = useFormat();
  const [more, setMore] = useState({ earlier: 0, later: 0 });
  const plan = history.plans.get(project.id) ?? NO_PLAN;
  const months = monthsToPlan(plan, toMonth(useToday()), more);

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
            key={`${month} ${plan[month] ?? ''}`}
            label={formatMonth(month, format.language)}
            hours={plan[month] ?? null}
            onHours={(hours) =>
              history.apply((now) =>
                withPlan(now, project.id, withMonth(now.get(project.id) ?? NO_PLAN, month, hours)),
              )
            }
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button onClick={() => setMore({ ...more, earlier: more.earlier + MORE })}>
          {t('plan.months.earlier')}
        </Button>
        <Button onClick={() => setMore({ ...more, later: more.later + MORE })}>
          {t('plan.months.later')}
        </Button>
      </Box>
    </Panel>
  );
}
