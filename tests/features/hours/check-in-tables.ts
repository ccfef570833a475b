import { QueryClient } from '@tanstack/react-query';
import { saveCheckedMonth } from '@/features/work/api/checked-months';
import type { CalendarDate, CalendarMonth } from '@/lib/calendar-date';
import { mockApi } from '@/mock-api/node';

type Difference = { staffId: number; date: CalendarDate; hours: number };

/**
 * Stores a check of a month for the administrator: what the tables of the server have of it, but for these differences. Counted
 * without anything of the application.
 */
export async function storeCheck(month: CalendarMonth, differences: readonly Difference[]) {
  const [people, projects] = (['staff', 'projects'] as const).map(
    (table) => new Set(mockApi.rows(table).flatMap((row) => (row.deleted_at ? [] : [row.id]))),
  );
  const slots = mockApi
    .rows('task_performance')
    .filter(({ staff_id: id, date }) => people?.has(id) && date.startsWith(month))
    .map(({ staff_id: staffId, date, project_id: projectId }) => ({
      staffId,
      figure: 'hours' as const,
      amount: 0.5,
      date: date as CalendarDate,
      projectId: projects?.has(projectId) ? projectId : null,
    }));
  const more = differences.map(({ hours, ...key }) => ({
    ...key,
    figure: 'hours' as const,
    amount: hours,
    projectId:
      slots.find(({ staffId, date }) => staffId === key.staffId && date === key.date)?.projectId ?? null,
  }));
  const admin = mockApi.rows('staff').find(({ username }) => username === 'admin')?.id ?? 0;
  const by = { eng_name: 'Aung Kyaw Moe', jp_name: '' };
  const check = { month, checkedAt: 0, by, projects: [], facts: [...slots, ...more] };
  await saveCheckedMonth(new QueryClient(), admin, month, check);
}
