import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { planStore } from '@/features/project-plan/api/plan-store';
import { formatHours, localName } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import { localValues } from '@/lib/stored-values';
import { toDays } from '@/mock-api/db/leave-balance';
import { mockApi } from '@/mock-api/node';
import { press, visitTour } from './visit-tour';

const [FIRST, TODAY] = ['2026-11-01', '2026-11-20'] as const;

/** Working days of the month before today that lack hours, by who records, counted in the tables of the server. */
function missingInTables(): Map<number, number> {
  const days = Array.from(
    { length: 19 },
    (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`,
  ).filter((date) => new Date(`${date}T00:00Z`).getUTCDay() % 6 !== 0);
  const slots = mockApi.rows('task_performance').filter(({ date }) => date >= FIRST && date <= TODAY);
  const records = new Map(mockApi.rows('leave_records').map((row) => [row.id, row.staff_id]));
  const hours = new Map<string, number>();
  const add = (key: string, more: number) => hours.set(key, (hours.get(key) ?? 0) + more);
  for (const { staff_id: id, date } of slots) add(`${id} ${date}`, 0.5);
  for (const leave of mockApi.rows('leaves'))
    add(`${records.get(leave.rec_id)} ${leave.leave_date}`, 8 * (toDays(leave.duration) ?? 1));
  const isHere = new Set(mockApi.rows('staff').flatMap(({ id, deleted_at: gone }) => (gone ? [] : [id])));
  const ids = [...new Set(slots.map((slot) => slot.staff_id))].filter((id) => isHere.has(id));
  return new Map(ids.map((id) => [id, days.filter((date) => (hours.get(`${id} ${date}`) ?? 0) < 8).length]));
}

const staffNamed = (name: string | undefined, language: Language) =>
  mockApi.rows('staff').find((row) => localName(row, language) === name);

/** Name and figure of the fact, once the page shows it. */
async function fact(pattern: RegExp) {
  const { textContent } = await screen.findByText(pattern, { selector: '[role=status]' });
  return pattern.exec(textContent ?? '')?.groups;
}
const whereTo = () => screen.getByText(/^(Show me|画面を見る)$/).getAttribute('href');

const WORDS = {
  en: {
    missing: /^(?<name>.+) has (?<count>\d+) days? to complete this month\.$/,
    plan: /^(?<name>.+) is (?<hours>.+) over plan\.$/,
    expert: /^Only (?<name>.+) has ◎ or better in (?<stack>.+)\.$/,
    next: 'Next',
  },
  ja: {
    missing: /^(?<name>.+)さんの未入力の日は、今月(?<count>\d+)日あります。$/,
    plan: /^(?<name>.+)は、予定を(?<hours>.+)超過しています。$/,
    expert: /^(?<stack>.+)が◎以上なのは、(?<name>.+)さんだけです。$/,
    next: '次へ',
  },
} as const;

beforeEach(() => {
  localValues.remove('demo-tour');
  planStore.clear();
  mockApi.setScenario(`frozen:${TODAY}`);
});

describe.each(['en', 'ja'] as const)('the facts of the demonstration (%s)', (language) => {
  const words = WORDS[language];

  it('match the tables of the server', async () => {
    await visitTour('admin', language);
    const missing = await fact(words.missing);
    const colleagues = missingInTables();
    colleagues.delete(1);
    expect(Number(missing?.count)).toBe(Math.max(...colleagues.values()));
    expect(colleagues.get(staffNamed(missing?.name, language)?.id ?? 0)).toBe(Number(missing?.count));
    expect(whereTo()).toContain(`view=closing&q=${encodeURIComponent(missing?.name ?? '')}`);

    press(words.next);
    const plan = await fact(words.plan);
    const project = mockApi.rows('projects').find((row) => localName(row, language) === plan?.name);
    const planned = planStore.get(1).get(project?.id ?? 0) ?? {};
    const isHere = new Set(mockApi.rows('staff').flatMap(({ id, deleted_at: gone }) => (gone ? [] : [id])));
    const own = mockApi
      .rows('task_performance')
      .filter((slot) => slot.project_id === project?.id && isHere.has(slot.staff_id));
    const hoursPlanned = Object.values(planned).reduce((sum, hours) => sum + hours, 0);
    expect(plan?.hours).toBe(formatHours(own.length / 2 - hoursPlanned, language));
    expect(Object.keys(planned).sort()).toEqual([...new Set(own.map(({ date }) => date.slice(0, 7)))].sort());
    expect(whereTo()).toContain(`view=plan&project=${project?.id}`);

    press(words.next);
    const expert = await fact(words.expert);
    const stack = mockApi.rows('tech_stacks').find(({ name }) => name === expert?.stack);
    const strong = mockApi
      .rows('tech_stack_proficiencies')
      .filter((row) => row.tech_stack_id === stack?.id && row.proficiency_level_id <= 2)
      .map((row) => mockApi.rows('skill_sheets').find(({ id }) => id === row.skill_sheet_id)?.staff_id);
    expect(strong).toEqual([staffNamed(expert?.name, language)?.id]);
    expect(whereTo()).toContain(`view=matrix&skill=${stack?.id}.2`);
  });

  it('name the own days for staff', async () => {
    await visitTour('user', language);
    const missing = await fact(words.missing);
    expect(Number(missing?.count)).toBe(missingInTables().get(4));
    expect(staffNamed(missing?.name, language)?.id).toBe(4);
  });
});

it('does not change plans of the user, and leaves out facts that are not true', async () => {
  planStore.set(1, new Map());
  await visitTour();
  await fact(WORDS.en.missing);
  press('Next');
  press('Next');
  await fact(WORDS.en.expert);
  press('Back');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByText('Show me')).toHaveAttribute('href', '/reporting-system/new-projects');
  expect(planStore.get(1).size).toBe(0);
});
