import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { paths } from '@/config/paths';
import { formatHours } from '@/i18n/format';
import { setClock } from '@/lib/clock';
import { mockApi } from '@/mock-api/node';
import { bodiesSentTo, field, renderPage, readTableRows, setScenario, type } from './report-page-steps';

const sent = () => bodiesSentTo('/men-power/get');
const NAME = 'Work on each project';

it('starts with the last seven days, and follows each valid change [HR-2]', async () => {
  await renderPage(paths.menPower);
  await waitFor(() => expect(readTableRows(NAME).length).toBe(8));
  expect(sent()).toEqual([{ start_date: '2026-11-14', end_date: '2026-11-20' }]);
  expect(readTableRows(NAME).map((row) => row.slice(0, 2).join(' '))).toContain('MUS07 Museum Guide');
  expect(
    readTableRows(NAME)
      .find(([code]) => code === 'MUS07')
      ?.slice(2),
  ).toEqual(['0', '0', '0']);
  expect(document.querySelector('nav[aria-label=Pages]')).toBeNull();
  const links = [...document.querySelectorAll('td a')].map((link) => link.getAttribute('href') ?? '');
  const worked = readTableRows(NAME).filter(([, , men]) => men !== '0');
  expect(links).toHaveLength(3 * worked.length);
  expect(links[0]).toMatch(
    /show\?view=explorer&start=2026-11-14&end=2026-11-20&.*&path=project\.day\.project-\d$/,
  );

  type('start', '2026-11-21');
  expect(await screen.findByText('Start date must be on or before the end date')).toBeInTheDocument();
  expect(screen.getByText('End date must be on or after the start date')).toBeInTheDocument();
  expect(sent()).toHaveLength(1);

  type('end', '2026-11-30');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ start_date: '2026-11-21', end_date: '2026-11-30' });
  expect(screen.queryByText('Start date must be on or before the end date')).not.toBeInTheDocument();
  expect(window.location.search).toBe('?start=2026-11-21&end=2026-11-30');

  fireEvent.click(screen.getByText('Last month'));
  await waitFor(() => expect(field('start').value).toBe('2026-10-01'));
  await waitFor(() => expect(sent().at(-1)).toEqual({ start_date: '2026-10-01', end_date: '2026-10-31' }));
  await waitFor(() => expect(readTableRows(NAME).length).toBe(8));
  fireEvent.click(screen.getByText('Hours'));
  await waitFor(() => expect(window.location.search).toContain('sort=hours'));
  const hours = readTableRows(NAME).map(([, , , value]) => Number(value?.replace(',', '')));
  expect(hours).toEqual(hours.toSorted((a, b) => a - b));
});

it('reports a failure, and shows the newest response only [HR-2]', async () => {
  await renderPage(paths.menPower, { scenario: '500@men-power', language: 'ja' });
  expect(await screen.findByText('プロジェクト別人数を取得できませんでした')).toBeInTheDocument();
  setScenario('slow:300@men-power!once');
  // The first answer is late: the second one stays.
  fireEvent.click(await screen.findByText('先月'));
  await waitFor(() => expect(sent().at(-1)).toEqual({ start_date: '2026-10-01', end_date: '2026-10-31' }));
  fireEvent.click(screen.getByText('今週'));
  expect(await screen.findByText(/^2026\/11\/16～2026\/11\/22 · 合計：[1-9]/)).toHaveTextContent(
    /削除されたプロジェクトの作業時間は含まれていません。退職した社員の作業時間は含まれています/,
  );
});

it('counts former members, and names their part of the hours in an opened figure', async () => {
  const left = mockApi
    .rows('staff')
    .filter(({ deleted_at }) => deleted_at)
    .map(({ id }) => id);
  await renderPage(`${paths.menPower}?start=2026-10-01&end=2026-10-31`);
  const slots = mockApi.rows('task_performance').filter(({ date }) => date.startsWith('2026-10'));
  const own = slots.find(({ staff_id: id }) => left.includes(id));
  const ofProject = slots.filter(({ project_id: id }) => id === own?.project_id);
  const ofFormer = ofProject.filter(({ staff_id: id }) => left.includes(id));
  const code = mockApi.rows('projects').find(({ id }) => id === own?.project_id)?.cd;
  const hours = formatHours(ofFormer.length / 2, 'en');

  await waitFor(() =>
    expect(readTableRows(NAME).find(([cd]) => cd === code)?.[3]).toBe(String(ofProject.length / 2)),
  );
  expect(
    screen.getByText(/Hours of former employees are; the details behind a figure leave them out/),
  ).toBeInTheDocument();
  const link = document.querySelector(`td a[href$="project-${own?.project_id}"]`);
  fireEvent.click(link ?? document.body);
  expect(
    await screen.findByText(
      `These figures leave out ${hours} of former employees. Project men power counts them.`,
    ),
  ).toBeInTheDocument();
  const rest = formatHours((ofProject.length - ofFormer.length) / 2, 'en');
  expect(screen.getByText(new RegExp(`Total: ${rest}$`))).toBeInTheDocument();
  // The range of the report was read already.
  expect(sent()).toHaveLength(1);
});

it('offers ranges from the day in the company’s zone [HR-2]', async () => {
  const zone = process.env.TZ;
  process.env.TZ = 'America/Los_Angeles';
  onTestFinished(() => {
    process.env.TZ = zone;
    setClock();
  });
  await renderPage(paths.menPower);
  // In Tokyo it is 3 o'clock on 1 December.
  setClock(() => new Date('2026-11-30T18:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  fireEvent.click(await screen.findByText('This month'));
  await waitFor(() => expect(window.location.search).toBe('?start=2026-12-01&end=2026-12-31'));
});
