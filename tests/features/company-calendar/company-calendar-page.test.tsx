import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { changeLanguage } from '@/i18n/i18n';
import { invariant } from '@/lib/invariant';
import { mockServer } from '@/mock-api/node';
import { readBytes, recordDownloads } from '../../support/downloads';
import { renderApp } from '../../support/render-app';

const PATTERNS = [
  { staff_no: 'SG-0004', from: '2026-04-01', hours: [8, 8, 0, 8, 8, 0, 0] },
  { staff_no: 'SG-0005', from: 'soon', hours: [8, 8, 8, 8, 8, 0, 0] },
];

const CALENDAR = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0'],
  ...['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Coming of Age Day', 'DTSTART;VALUE=DATE:20270111', 'END:VEVENT'],
  ...[
    'BEGIN:VEVENT',
    'UID:2',
    'SUMMARY:Lunch',
    'DTSTART:20270112T120000',
    'DTEND:20270112T130000',
    'RRULE:FREQ=WEEKLY',
    'END:VEVENT',
  ],
  'END:VCALENDAR',
].join('\r\n');

async function openPage() {
  mockServer.use(
    http.get(`*${env.workPatternsUrl}`, () => HttpResponse.json(PATTERNS)),
    http.get(`*${env.holidaysUrl}`, () => HttpResponse.json([{ date: '2026-12-29', name: 'Year end' }])),
  );
  await renderApp(paths.companyCalendar, { as: 'admin' });
  await screen.findByRole('table', { name: 'Holidays' });
}

function chooseCalendar(text: string, name: string) {
  const input = document.querySelector<HTMLInputElement>('input[accept^=".ics"]');
  invariant(input, 'a calendar can be chosen');
  fireEvent.change(input, { target: { files: [new File([text], name)] } });
}

const readText = async (file: Blob | undefined) =>
  new TextDecoder().decode(await readBytes(file ?? new Blob()));

it('holidays are imported from a calendar file, and exported as the file for the server', async () => {
  const downloads = recordDownloads();
  await openPage();
  expect(screen.getByRole('button', { name: 'Save holidays.json' })).toBeDisabled();
  chooseCalendar(CALENDAR, 'japan.ics');
  await screen.findByText(/japan\.ics: 1 new, 0 named, 1 unchanged\./);
  expect(screen.getByText('Events of less than a day are left out.')).toBeVisible();
  const table = screen.getByRole('table', { name: 'Holidays' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['OffDateName', 'Tue 29 Dec 2026Year end ', 'Mon 11 Jan 2027Coming of Age Day New']);
  fireEvent.click(screen.getByRole('checkbox', { name: '29 Dec 2026 Year end is a holiday' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save holidays.json' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toBe('holidays.json');
  expect(await readText(downloads[0]?.file)).toBe(
    '[\n  {"date":"2027-01-11","name":"Coming of Age Day"}\n]\n',
  );
});

it('leaving with a changed day off asks, until the file is saved', async () => {
  recordDownloads();
  await openPage();
  fireEvent.click(screen.getByRole('checkbox', { name: '29 Dec 2026 Year end is a holiday' }));
  fireEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  expect(question).toHaveTextContent('not saved, and are lost when you leave');
  fireEvent.click(screen.getByText('Stay', { selector: 'button' }));
  await waitFor(() => expect(screen.queryByText('Leave without saving?')).not.toBeInTheDocument());
  fireEvent.click(screen.getByRole('button', { name: 'Save holidays.json' }));
  fireEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  await waitFor(() => expect(document.title).toMatch(/^Dashboard/));
});

it('the refusal of a file that is no calendar follows the language', async () => {
  await openPage();
  chooseCalendar('Minutes of Monday', 'notes.ics');
  expect(await screen.findByText('notes.ics is not a calendar file. Choose an .ics file.')).toBeVisible();
  await act(() => changeLanguage('ja'));
  expect(
    await screen.findByText('notes.icsはカレンダーファイルではありません。.icsファイルを選択してください。'),
  ).toBeVisible();
});

it('the refusal of a file leaves the days of an earlier calendar to be saved', async () => {
  await openPage();
  chooseCalendar(CALENDAR, 'japan.ics');
  await screen.findByText(/japan\.ics: 1 new/);
  chooseCalendar('Minutes of Monday', 'notes.ics');
  await screen.findByText('notes.ics is not a calendar file. Choose an .ics file.');
  expect(screen.getByText(/japan\.ics: 1 new/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '11 Jan 2027 Coming of Age Day is a holiday' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Save holidays.json' })).toBeEnabled();
});

it('a calendar that is too large is not called unreadable', async () => {
  await openPage();
  chooseCalendar(CALENDAR.padEnd(10 * 1024 * 1024 + 1), 'years.ics');
  expect(await screen.findByText('years.ics is larger than 10 MB. Export a shorter period.')).toBeVisible();
});

it('working hours are shown with their invalid lines, corrected, and saved', async () => {
  const downloads = recordDownloads();
  await openPage();
  const second = await screen.findByRole('group', { name: 'Line 2' });
  expect(await within(second).findByText('From must be a date in YYYY-MM-DD format')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Save work-patterns.json' }));
  const from = within(second).getByRole('textbox', { name: 'From' });
  await waitFor(() => expect(from).toHaveFocus());
  expect(downloads).toEqual([]);
  fireEvent.change(from, { target: { value: '2026/5/1' } });
  fireEvent.blur(from);
  fireEvent.change(within(second).getByRole('textbox', { name: 'Fri' }), { target: { value: '７.5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save work-patterns.json' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(await readText(downloads[0]?.file)).toBe(
    '[\n  {"staff_no":"SG-0004","from":"2026-04-01","hours":[8,8,0,8,8,0,0]},\n' +
      '  {"staff_no":"SG-0005","from":"2026-05-01","hours":[8,8,8,8,7.5,0,0]}\n]\n',
  );
});

it('a line is added, and removing one leaves the others unchanged', async () => {
  const downloads = recordDownloads();
  await openPage();
  await screen.findByRole('group', { name: 'Line 2' });
  fireEvent.click(screen.getByRole('button', { name: 'Add a line' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove line 2' }));
  const added = screen.getByRole('group', { name: 'Line 2' });
  expect(screen.queryByRole('group', { name: 'Line 3' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Save work-patterns.json' }));
  expect(await within(added).findByText('Who is required')).toBeVisible();
  expect(downloads).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove line 2' }));
  expect(screen.getByRole('button', { name: 'Add a line' })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Save work-patterns.json' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(await readText(downloads[0]?.file)).toBe(
    '[\n  {"staff_no":"SG-0004","from":"2026-04-01","hours":[8,8,0,8,8,0,0]}\n]\n',
  );
});

it('an invalid line keeps its mark when an earlier line is removed', async () => {
  await openPage();
  const second = await screen.findByRole('group', { name: 'Line 2' });
  expect(await within(second).findByText('From must be a date in YYYY-MM-DD format')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Remove line 1' }));
  const first = screen.getByRole('group', { name: 'Line 1' });
  expect(await within(first).findByText('From must be a date in YYYY-MM-DD format')).toBeVisible();
});

it('a file that is exchanged on the server replaces no input', async () => {
  await openPage();
  const first = await screen.findByRole('group', { name: 'Line 1' });
  fireEvent.change(within(first).getByRole('textbox', { name: 'Fri' }), { target: { value: '6' } });
  mockServer.use(
    http.get(`*${env.workPatternsUrl}`, () => HttpResponse.json([])),
    http.get(`*${env.holidaysUrl}`, () => HttpResponse.json([{ date: '2026-12-30', name: 'Holiday' }])),
  );
  const later = Date.now() + 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('row', { name: /Wed 30 Dec 2026/ })).toBeVisible();
  expect(within(first).getByRole('textbox', { name: 'Fri' })).toHaveValue('6');
});

it('files that cannot be read are neither said to be empty nor given lines that a retry would drop', async () => {
  mockServer.use(
    http.get(`*${env.workPatternsUrl}`, () => new HttpResponse(null, { status: 404 })),
    http.get(`*${env.holidaysUrl}`, () => new HttpResponse(null, { status: 404 })),
  );
  await renderApp(paths.companyCalendar, { as: 'admin' });
  expect(await screen.findAllByRole('button', { name: 'Try again' }, { timeout: 10_000 })).toHaveLength(2);
  expect(screen.queryByText('No holiday is listed.')).not.toBeInTheDocument();
  expect(screen.queryByText('No other working hours are listed.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add a line' })).toBeDisabled();
});

it('reading a failed file again replaces no input of the other', async () => {
  mockServer.use(
    http.get(`*${env.workPatternsUrl}`, () => HttpResponse.json(PATTERNS)),
    http.get(`*${env.holidaysUrl}`, () => new HttpResponse(null, { status: 404 })),
  );
  await renderApp(paths.companyCalendar, { as: 'admin' });
  const line = () => screen.getByRole('group', { name: 'Line 1' });
  await screen.findByRole('group', { name: 'Line 1' });
  fireEvent.change(within(line()).getByRole('textbox', { name: 'Fri' }), { target: { value: '6' } });
  let answer = () => {};
  const isSlow = new Promise<void>((resolve) => (answer = resolve));
  mockServer.use(
    http.get(`*${env.holidaysUrl}`, async () => {
      await isSlow;
      return HttpResponse.json([{ date: '2026-12-29', name: 'Year end' }]);
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
  answer();
  expect(await screen.findByRole('row', { name: /Tue 29 Dec 2026/ })).toBeVisible();
  expect(within(line()).getByRole('textbox', { name: 'Fri' })).toHaveValue('6');
});
