import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { invariant } from '@/lib/invariant';
import { mockApi } from '@/mock-api/node';
import { buildWorkbook } from '../../../excel/build-zip';
import { readBytes, recordDownloads } from '../../../support/downloads';
import { frozen } from '../../../support/frozen';
import { renderApp } from '../../../support/render-app';
import { choose } from '../import-driver';

beforeAll(async () => {
  await import('@/features/import/hours/components/hours-import-page');
  await import('@/features/import/hours/components/hours-import-panels');
});

const HEAD = 'User,Project,Task,Start date,Start time,End time,Duration';
const csv = (...rows: string[]) => [HEAD, ...rows].join('\n');

/** A week without records. */
const MONDAY = '2026-11-23';
const USER_ID = 4;

type Options = { as?: 'admin' | 'user'; scenario?: string };

async function open({ as = 'user', scenario }: Options = {}) {
  await renderApp(paths.hoursImport, { as, scenario: frozen(scenario) });
  await screen.findByText(/^Drop an/);
}

/** Waits until the rows are compared with the records, and returns the button that records them. */
const recordButton = (hours: string) =>
  waitFor(
    () => {
      const button = screen.getByRole('button', { name: `Record ${hours}` });
      invariant(!document.querySelector('[aria-busy=true]'), 'what is recorded is known');
      return button;
    },
    { timeout: 20_000 },
  );

async function record(hours: string) {
  const button = await recordButton(hours);
  expect(button).not.toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button);
}

const findNothingLeft = () => screen.findByText('There is nothing to record.', {}, { timeout: 20_000 });

/** The records of a day as `09:00 1/5`. */
const recordedOn = (date: string, staffId = USER_ID) =>
  mockApi
    .rows('task_performance')
    .filter((row) => row.date === date && row.staff_id === staffId)
    .map((row) => `${row.period.slice(0, 5)} ${row.project_id}/${row.task_id}`)
    .sort();

const creates = () => mockApi.log().filter(({ path }) => path.endsWith('task-performance/create'));

/** The figures of the days, row by row. */
const grid = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join('|'));

const MORNING = `,INV01,Coding,${MONDAY},9:00 AM,10:30 AM,1:30:00`;
const RECORDED = ['09:00 1/5', '09:30 1/5', '10:00 1/5'];

describe('an import of own hours', () => {
  it('is recorded once, however often the file is imported, and can be undone', async () => {
    await open();
    choose(csv(MORNING, `,INV01,Coding,2026-11-24,,,2`), 'hours.csv');
    await recordButton('3 hrs 30 mins');
    expect(grid()).toEqual([
      '23 Nov 2026 Hnin Yu Wai|1:30||1:30|||||',
      '24 Nov 2026 Hnin Yu Wai|2:00||2:00|||||',
    ]);
    expect(screen.getByText(/2 hrs without times: laid into free half hours/)).toBeVisible();
    expect(creates()).toEqual([]);
    await record('3 hrs 30 mins');
    await findNothingLeft();
    expect(recordedOn(MONDAY)).toEqual(RECORDED);
    expect(recordedOn('2026-11-24')).toEqual(['08:30 1/5', '09:00 1/5', '09:30 1/5', '10:00 1/5']);
    expect(creates()).toHaveLength(1);

    cleanup();
    await open();
    choose(csv(MORNING, `,INV01,Coding,2026-11-24,,,2`), 'hours.csv');
    await findNothingLeft();
    expect(creates()).toHaveLength(1);
  });

  it('does not say that there are no days before the records are read', async () => {
    await open({ scenario: 'held@project/get' });
    choose(csv(MORNING), 'hours.csv');
    const days = await screen.findByRole('region', { name: 'Days' });
    expect(days).toHaveTextContent('Loading');
    expect(screen.queryByText('No such rows')).toBeNull();
    // The results are not known yet.
    expect(within(days).getByRole('button', { name: 'Results' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText(/rows are shown/)).toBeNull();
  });

  it('shows no day of the earlier file when another one is opened', async () => {
    await open();
    choose(csv(MORNING), 'hours.csv');
    await recordButton('1 hr 30 mins');
    choose(csv(',INV01,Coding,2026-11-24,,,2'), 'others.csv');
    expect(await screen.findByText(/^others\.csv: 1 row/)).toBeVisible();
    expect(screen.queryByText(/23 Nov 2026/)).toBeNull();
    await recordButton('2 hrs');
    expect(grid()).toEqual(['24 Nov 2026 Hnin Yu Wai|2:00||2:00|||||']);
  });

  it('records nothing while another file is read', async () => {
    await open();
    choose(csv(MORNING), 'hours.csv');
    const button = await recordButton('1 hr 30 mins');
    choose(csv(',INV01,Coding,2026-11-24,,,2'), 'others.csv');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await screen.findByText(/^others\.csv: 1 row/);
    await record('2 hrs');
    await findNothingLeft();
    expect(recordedOn(MONDAY)).toEqual([]);
  });

  it('undoes what it recorded', async () => {
    await open();
    choose(csv(MORNING), 'hours.csv');
    await record('1 hr 30 mins');
    await findNothingLeft();
    expect(recordedOn(MONDAY)).toEqual(RECORDED);
    fireEvent.click(screen.getByRole('button', { name: 'Undo the last change' }));
    await recordButton('1 hr 30 mins');
    expect(recordedOn(MONDAY)).toEqual([]);
  });

  it('keeps recorded hours unless selected, and asks before many are replaced', async () => {
    await open();
    const before = recordedOn('2026-11-19');
    choose(csv(',CLN02,Review,2026-11-19,8:30,12:00,'), 'hours.csv');
    await findNothingLeft();
    const [row] = within(screen.getByRole('grid')).getAllByRole('row').slice(1);
    const remainingCell = within(row ?? document.body).getByRole('gridcell', { name: /not recorded$/ });
    expect(recordedOn('2026-11-19')).toEqual(before);
    fireEvent.click(remainingCell);
    expect(screen.getByRole('button', { name: 'Leave all as it is' })).toBeVisible();
    await record('3 hrs 30 mins');
    await findNothingLeft();
    expect(screen.queryByRole('button', { name: 'Leave all as it is' })).toBeNull();
    expect(recordedOn('2026-11-19').filter((text) => text.endsWith(' 2/8'))).toHaveLength(7);
    expect(recordedOn('2026-11-19').slice(7)).toEqual(before.slice(7));
  });

  it('keeps what was selected when hidden rows of the sheet are read as well', async () => {
    const row = (texts: string[], tag = '<row>') =>
      `${tag}${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
    await open();
    const sheet =
      row(['Project', 'Task', 'Start date', 'Start time', 'End time']) +
      row(['CLN02', 'Review', '2026-11-19', '8:30', '12:00']) +
      row(['CLN02', 'Review', '03/12/2026', '9:00', '10:00']) +
      row(['CLN02', 'Review', MONDAY, '9:00', '10:00'], '<row hidden="1">');
    choose(new Uint8Array(buildWorkbook([sheet])), 'hours.xlsx');
    fireEvent.click(await screen.findByRole('button', { name: 'day first: 3 Dec 2026' }));
    await recordButton('1 hr');
    fireEvent.click(screen.getByRole('gridcell', { name: /not recorded$/ }));
    await recordButton('4 hrs 30 mins');
    fireEvent.click(screen.getByRole('button', { name: 'Read them as well' }));
    await recordButton('5 hrs 30 mins');
  });

  it('lets users match unknown names once, and remembers the matches', async () => {
    const file = csv(`somebody,Old name,,${MONDAY},9:00,9:30,`);
    await open();
    choose(file, 'hours.csv');
    await screen.findByRole('heading', { name: 'Names to match' });
    const pick = (label: string, value: number) =>
      fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value: String(value) } });
    pick('Project “Old name”', 2);
    pick('Rows without a task', 1);
    expect(screen.getByText(/^Row 2 is left out/)).toBeVisible();
    pick('Person “somebody”', USER_ID);
    await recordButton('30 mins');
    cleanup();
    await open();
    choose(file, 'hours.csv');
    await record('30 mins');
    await findNothingLeft();
    expect(recordedOn(MONDAY)).toEqual(['09:00 2/1']);
    expect(JSON.stringify(localStorage)).not.toMatch(/Old name|somebody/);
  });

  it('shows the half hours of a day, and why rows are left out', async () => {
    const downloads = recordDownloads();
    await open();
    choose(
      csv(MORNING, `,INV01,Coding,${MONDAY},10:00,11:05,`, `,INV01,Coding,${MONDAY},soon,11:00,`),
      'hours.csv',
    );
    await recordButton('2 hrs');
    expect(screen.getByText('Row 4 is left out: This is not a time: “soon”')).toBeVisible();
    expect(screen.getByText('2 hrs 5 mins in the file become 2 hrs (−0:05).')).toBeVisible();
    const cell = screen.getByRole('gridcell', { name: '2:05' });
    cell.focus();
    fireEvent.click(cell);
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('9:00–11:00 INV01 Coding: rows 2, 3');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await record('2 hrs');
    await findNothingLeft();
    fireEvent.click(screen.getByRole('button', { name: 'Results' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'CSV file (.csv)' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    const text = new TextDecoder().decode(await readBytes(downloads[0]?.file ?? new Blob()));
    expect(text).toContain('Recorded: 1 hr 30 mins');
    expect(text).toContain('This is not a time: “soon”');
  });
});

describe('an import by an administrator', () => {
  const DAYS = Array.from({ length: 20 }, (_, index) => `2027-03-${String(index + 1).padStart(2, '0')}`);
  const month = () =>
    csv(
      ...['user', 'tanaka'].flatMap((name) => DAYS.map((day) => `${name},INV01,Coding,${day},8:30,16:30,`)),
    );

  it('is sent in requests of at most 500 half hours', async () => {
    await open({ as: 'admin' });
    choose(month(), 'hours.csv');
    await record('320 hrs');
    await findNothingLeft();
    expect(creates().length).toBe(2);
    expect(recordedOn(DAYS[0] ?? '')).toHaveLength(16);
  });

  it('marks hours during leave, and records them if selected', async () => {
    await open({ as: 'admin' });
    choose(csv('user,INV01,Coding,2026-12-02,8:30,16:30,'), 'hours.csv');
    await recordButton('4 hrs');
    fireEvent.click(screen.getByRole('button', { name: 'Record on leave as well' }));
    await record('8 hrs');
    await findNothingLeft();
    expect(recordedOn('2026-12-02')).toHaveLength(16);
  });

  it('is not sent before leave is read, whose half hours would be taken for free ones', async () => {
    await open({ as: 'admin', scenario: 'held@leave-record/get' });
    choose(csv('user,INV01,Coding,2026-12-02,8:30,16:30,'), 'hours.csv');
    // The list of people, then the records of the one in the file.
    await waitFor(
      () => expect(mockApi.log().filter(({ path }) => path.endsWith('staff/get'))).toHaveLength(2),
      { timeout: 20_000 },
    );
    await expect(screen.findByRole('button', { name: 'Record 8 hrs' }, { timeout: 2000 })).rejects.toThrow();
    mockApi.setScenario(frozen());
    await recordButton('4 hrs');
  });

  it('reports failed lists in one alert, whose button reads all of them again', async () => {
    await open({ as: 'admin', scenario: '500@staff/get,500@project/get' });
    // The list of people is read with the page, that of projects with the file.
    await waitFor(() => expect(mockApi.log().some(({ path }) => path.endsWith('staff/get'))).toBe(true));
    choose(csv(MORNING.replace(',', 'user,')), 'hours.csv');
    expect(await screen.findByText(/ on the server/, {}, { timeout: 20_000 })).toBeInTheDocument();
    expect(screen.getAllByText('Try again')).toHaveLength(1);
    mockApi.setScenario(frozen());
    fireEvent.click(screen.getByText('Try again'));
    await record('1 hr 30 mins');
    await findNothingLeft();
  });

  it('leaves out people whose records could not be read', async () => {
    await open({ as: 'admin' });
    await screen.findByText(/^Drop an/);
    mockApi.setScenario(frozen('500@staff/get'));
    choose(csv(MORNING.replace(',', 'user,')), 'hours.csv');
    expect(await screen.findByText(/could not be (read|loaded)/i, {}, { timeout: 20_000 })).toBeVisible();
    expect(creates()).toEqual([]);
  });
});

describe('an import of hours', () => {
  it.each([
    'generation:a',
    'strict',
    'odd-rows',
    'moment-dates',
    'lost-response@task-performance/create!once',
  ])('is complete on every server variant: %s', async (scenario) => {
    await open({ scenario });
    choose(csv(MORNING), 'hours.csv');
    await record('1 hr 30 mins');
    await findNothingLeft();
    expect(recordedOn(MONDAY)).toEqual(RECORDED);
  });
});
