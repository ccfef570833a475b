import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { mockApi, mockServer } from '@/mock-api/node';
import { chooseExport, readBytes, recordDownloads } from '../../support/downloads';
import { frozen } from '../../support/frozen';
import { createMovedFile } from '../../support/moved-file';
import { renderApp } from '../../support/render-app';
import { beIdle } from '../../support/browser-states';

const PLAN = `${paths.projects}?view=plan&project=1`;

// Fetched ahead, so that the first test measures the page and not the bundler.
beforeAll(async () => {
  await import('@/app/pages/project-list-route');
  await import('@/features/project-plan/components/plan-parts');
});
beforeEach(() => localStorage.clear());

const open = (path: string, scenario = '') => renderApp(path, { as: 'admin', scenario: frozen(scenario) });
const findCells = (code: string) => [...(screen.getByText(code).closest('tr')?.cells ?? [])];
const readTexts = (code: string) => findCells(code).map(({ textContent }) => textContent);
const codes = () =>
  [...document.querySelectorAll('tbody tr td:nth-child(2)')].map((cell) => cell.textContent);

/** Hours, people and last day of a project, counted in the tables of the server. */
function inTables(projectId: number) {
  const isHere = new Set(mockApi.rows('staff').flatMap(({ id, deleted_at: gone }) => (gone ? [] : [id])));
  const own = mockApi
    .rows('task_performance')
    .filter((slot) => slot.project_id === projectId && isHere.has(slot.staff_id));
  const hours = (own.length / 2).toLocaleString('en');
  return [
    hours,
    String(new Set(own.map((slot) => slot.staff_id)).size),
    own
      .map(({ date }) => date)
      .sort()
      .at(-1),
  ];
}

describe('the list of projects', () => {
  beforeEach(() => {
    // The hours are requested as soon as the list is shown.
    beIdle();
  });

  it('shows hours as in the tables of the server, each linked to the hours explorer', async () => {
    await open(paths.projects);
    await screen.findByText('Hours, people and last day from 1 Dec 2025 to 30 Nov 2026.');
    const [hours, people, last] = inTables(1);
    expect(readTexts('INV01').slice(5, 7)).toEqual([hours, people]);
    expect(last).toBe('2026-11-20');
    expect(readTexts('INV01')[7]).toBe('20 Nov 2026');
    const links = findCells('INV01').flatMap((cell) =>
      [...cell.querySelectorAll('a')].map(({ href }) => href),
    );
    expect(links.slice(0, 3).every((href) => /view=explorer.*project-1/.test(href))).toBe(true);
    expect(links[2]).toContain('day-2026-11-20');
    // The new project has no records.
    expect(readTexts('MUS07').slice(5, 8)).toEqual(['0', '0', '']);
  });

  it('is shown before the hours arrive, and without them; the filter then shows all', async () => {
    await open(`${paths.projects}?activity=archived`, '500@project-hour');
    expect(await screen.findByText(/could not be read. All projects are shown/)).toBeVisible();
    expect(await screen.findByText('INV01')).toBeVisible();
    mockApi.setScenario(frozen());
    // The button of the hours; the toast has none.
    fireEvent.click(screen.getByText('Try again'));
    expect(await screen.findByText('No project matches the filter')).toBeVisible();
    fireEvent.click(screen.getByText('Filter (1)'));
    fireEvent.change(await screen.findByLabelText('Activity'), { target: { value: 'active' } });
    await waitFor(() => expect(codes()).toContain('MUS07'));
    expect(window.location.search).toBe('?activity=active');
  });

  it('puts projects without a plan last in either order of the remaining hours', async () => {
    localStorage.setItem(
      'project-plans:1',
      '{"version":1,"plans":[{"project":1,"months":{"2026-11":90000}},{"project":2,"months":{"2026-11":0}}]}',
    );
    await open(`${paths.projects}?sort=-plan-left`);
    await waitFor(() => expect(readTexts('INV01')[8]).toMatch(/ hrs/));
    expect(codes().slice(0, 2)).toEqual(['INV01', 'CLN02']);
    fireEvent.click(screen.getByText('Plan left'));
    await waitFor(() => expect(codes().slice(0, 2)).toEqual(['CLN02', 'INV01']));
  });

  it('names the filter in the exported file', async () => {
    const downloads = recordDownloads();
    const { user } = await open(`${paths.projects}?activity=active`);
    await screen.findByText('MUS07');
    await chooseExport(user, screen.getByRole('button', { name: 'Export' }));
    await waitFor(() =>
      expect(downloads.map(({ name }) => name)).toEqual(['Project list_2026-11-20_Active.xlsx']),
    );
  });

  it('shows staff no hours of others, and requests none', async () => {
    await renderApp(PLAN, { as: 'user', scenario: frozen() });
    await screen.findByText('INV01');
    expect(screen.queryByText('Plan left')).not.toBeInTheDocument();
    expect(mockApi.log().some(({ path }) => path.endsWith('/project-hour/get'))).toBe(false);
  });
});

describe('the plan of a project', () => {
  const field = (month: string) => screen.findByLabelText(month);
  async function plan(month: string, hours: string) {
    const input = await field(month);
    fireEvent.change(input, { target: { value: hours } });
    fireEvent.blur(input);
  }
  const table = () => within(screen.getByRole('table', { name: 'Burn-down of INV01' }));

  it('is stored, compared in its table, shown in the list, and undone', async () => {
    const { user } = await open(PLAN);
    expect(await screen.findByText('Nothing is planned yet')).toBeVisible();
    await plan('November 2026', '９００');
    const own = mockApi.rows('task_performance').filter((slot) => slot.project_id === 1);
    const isHere = (id: number) => !mockApi.rows('staff').find((row) => row.id === id)?.deleted_at;
    const hours = own.filter((slot) => slot.date.startsWith('2026-11') && isHere(slot.staff_id)).length / 2;
    await waitFor(() => expect(table().getAllByRole('row')).toHaveLength(2));
    const words = (value: number) => `${Math.floor(value)} hrs${value % 1 ? ' 30 mins' : ''}`;
    const cells = table()
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells.slice(0, 5)).toEqual([
      'November 2026',
      '900 hrs',
      words(hours),
      '0 hrs',
      words(900 - hours),
    ]);

    await plan('December 2026', 'x');
    expect(await field('December 2026')).toHaveAccessibleDescription(/^Not kept/);
    expect(localStorage.getItem('project-plans:1')).toContain('"2026-11":900');
    await user.click(screen.getByText('All projects'));
    await waitFor(() => expect(readTexts('INV01')[8]).toBe(words(900 - hours)));
    fireEvent.click(within(findCells('INV01')[8] ?? document.body).getByRole('link'));

    await plan('November 2026', '');
    expect(await screen.findByText('Plan changed')).toBeVisible();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await waitFor(async () => expect(await field('November 2026')).toHaveValue('900'));
    expect(screen.getByText('Change undone')).toBeVisible();
  });

  it('keeps the focus in the field whose hours Enter saves', async () => {
    const { user } = await open(PLAN);
    const input = await field('November 2026');
    await user.type(input, '８{Enter}');
    await waitFor(() => expect(localStorage.getItem('project-plans:1')).toContain('"2026-11":8'));
    expect(await field('November 2026')).toHaveFocus();
    expect(await field('November 2026')).toHaveValue('8');
    await user.clear(input);
    await user.type(input, '８.0{Enter}');
    expect(input).toHaveValue('8');
  });

  it('keeps the months that it has shown, with the focus, while hours are entered and removed', async () => {
    localStorage.setItem('project-plans:1', '{"version":1,"plans":[{"project":1,"months":{"2026-10":8}}]}');
    const { user } = await open(PLAN);
    const october = await field('October 2026');
    await user.clear(october);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Nothing is planned yet')).toBeVisible();
    expect(october).toHaveFocus();
    fireEvent.click(screen.getByText('Earlier months'));
    await plan('July 2026', '4');
    expect(await screen.findByText('4 hrs in total. An empty month is not planned.')).toBeVisible();
    expect(screen.queryByLabelText('June 2026')).not.toBeInTheDocument();
    fireEvent.click(screen.getByText('Later months'));
    expect(await field('July 2027')).toBeVisible();
  });

  it('names the start in the words of a plan that begins later', async () => {
    localStorage.setItem('project-plans:1', '{"version":1,"plans":[{"project":1,"months":{"2026-12":100}}]}');
    await open(PLAN);
    expect(
      await screen.findByRole('img', {
        name: 'Burn-down of INV01: 100 hrs planned. Actually left, Start: 100 hrs. Left by plan: 100 hrs.',
      }),
    ).toBeVisible();
  });

  it('refuses a file that was moved after it was chosen, until the refusal is closed', async () => {
    const { user } = await renderApp(PLAN, { as: 'admin', language: 'ja', scenario: frozen() });
    const load = await screen.findByRole('button', { name: 'ファイルから予定を読み込む' });
    await waitFor(() => expect(load).toBeEnabled());
    const choose = () =>
      fireEvent.change(screen.getByLabelText('ファイルから予定を読み込む', { selector: 'input' }), {
        target: { files: [createMovedFile('plans.json')] },
      });
    choose();
    const refusal = await screen.findByText('プロジェクトの予定を保存したファイルではありません。');
    choose();
    // A new alert is announced, unchanged text in the same alert is not.
    await waitFor(() => expect(refusal).not.toBeInTheDocument());
    expect(await screen.findByText('プロジェクトの予定を保存したファイルではありません。')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '閉じる' }));
    expect(
      screen.queryByText('プロジェクトの予定を保存したファイルではありません。'),
    ).not.toBeInTheDocument();
    expect(load).toHaveFocus();
  });

  it('is exported and imported as a file, or reports its errors', async () => {
    const downloads = recordDownloads();
    await open(PLAN);
    await plan('November 2026', '40');
    fireEvent.click(screen.getByText('Save all plans as a file'));
    const [download] = downloads;
    expect(download?.name).toBe('project-plans.json');
    const saved = new TextDecoder().decode(await readBytes(download?.file ?? new Blob()));
    expect(JSON.parse(saved)).toEqual({ version: 1, plans: [{ code: 'INV01', months: { '2026-11': 40 } }] });

    const load = (text: string) =>
      fireEvent.change(document.querySelector('input[type=file]') ?? document.body, {
        target: {
          files: [Object.assign(new File([text], 'plans.json'), { text: () => Promise.resolve(text) })],
        },
      });
    load(saved.replace('2026-11', '2026-13'));
    expect(await screen.findByText(/“2026-13” is not a month/)).toBeVisible();
    expect(await field('November 2026')).toHaveValue('40');
    load(saved.replace(']', ',{"code":"GONE","months":{"2026-11":1}}]').replace(': 40', ': 55'));
    expect(await screen.findByText('Left out, as no project has this code: GONE')).toBeVisible();
    await waitFor(async () => expect(await field('November 2026')).toHaveValue('55'));
  });

  it('saves no file while the projects could not be read: it would have no plan', async () => {
    localStorage.setItem('project-plans:1', '{"version":1,"plans":[{"project":1,"months":{"2026-11":8}}]}');
    await open(PLAN, '500@project/get');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save all plans as a file' })).toBeDisabled();
  });

  it('is empty for a project whose plan in a file had no month', async () => {
    localStorage.setItem('project-plans:1', '{"version":1,"plans":[{"project":1,"months":{}}]}');
    await open(PLAN);
    expect(await screen.findByText('Nothing is planned yet')).toBeVisible();
    // Hours are compared with a plan only, and a large company has 120 MB of them.
    expect(mockApi.log().filter(({ path }) => path.includes('project-hour'))).toEqual([]);
  });

  it('says that holidays could not be read, and reads them again', async () => {
    mockServer.use(
      http.get(`*${env.holidaysUrl}`, () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    localStorage.setItem('project-plans:1', '{"version":1,"plans":[{"project":1,"months":{"2026-11":8}}]}');
    const { user } = await open(PLAN);
    expect(await screen.findByText(/^Holidays could not be read/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Burn-down of INV01' })).toBeVisible();
    expect(screen.queryByText(/^Holidays could not be read/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Burn-down' })).toHaveFocus());
  });

  it('reports a deleted project, or hours that cannot be read', async () => {
    localStorage.setItem('project-plans:1', '{"version":1,"plans":[{"project":1,"months":{"2026-11":8}}]}');
    await open(`${paths.projects}?view=plan&project=99`, '500@project-hour');
    expect(await screen.findByText('This project no longer exists')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Project'), { target: { value: 'Inventory' } });
    fireEvent.click(await screen.findByText('Inventory Control', { selector: 'li *' }));
    expect(await screen.findByText('The recorded hours could not be read.')).toBeVisible();
    expect(await field('November 2026')).toHaveValue('8');
  });
});
