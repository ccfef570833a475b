/** Answers the calls of the hour reports outside of the page; `rows` are half hours of `project-hour/get`. */
export async function answerHours(page, rows) {
  const body = JSON.stringify(rows);
  const people = [...new Map(rows.map((row) => [row.staff_id, row])).values()];
  const answers = {
    user: JSON.stringify({ id: 1, role: 1, eng_name: 'Person 1' }),
    'staff/get': JSON.stringify(people.map(({ staff_id: id, eng_name }) => ({ id, role: 1, eng_name }))),
    'reporting/getAllHour': body,
    'project-hour/get': body,
  };
  await page.route(/\/api\//, (route) => {
    const call = Object.keys(answers).find((path) => route.request().url().endsWith(path));
    return route.fulfill({ contentType: 'application/json', body: answers[call] ?? '[]' });
  });
  await page.addInitScript(() => localStorage.setItem('token', 'bench'));
}

/** One half hour of a person for a project; people and projects are counted from 1. */
export const halfHour = (person, project, date, slot = 0) => ({
  id: person,
  staff_id: person,
  eng_name: `Person ${person}`,
  jp_name: `社員 ${person}`,
  project_id: project,
  project_eng: `Project ${project}`,
  project_jp: `案件 ${project}`,
  periods: `${String(9 + Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 ? '30' : '00'}:00`,
  date,
});

/** Days from 1 January 2025 on. */
export const createDays = (count) =>
  Array.from({ length: count }, (_, day) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10));

export const numbers = (count) => Array.from({ length: count }, (_, index) => index + 1);
