import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { handedPasswords } from '@/features/import/api/password-handover';
import { readContents, openWorkbook, findSheet } from '../../excel/opened-workbook';
import { readBytes, recordDownloads } from '../../support/downloads';
import { renderApp } from '../../support/render-app';
import {
  answer,
  choose,
  correct,
  csv,
  findResult,
  openCell,
  openImport,
  person,
  send,
  sendButton,
  states,
  usernames,
  writes,
} from './import-driver';

beforeAll(async () => {
  await import('@/app/pages/member-list-route');
  await import('@/app/pages/project-list-route');
  await import('@/features/import/components/import-page');
});

describe('an import of members', () => {
  it('is corrected in a cell, sent row by row, and creates no duplicates', async () => {
    const downloads = recordDownloads();
    await openImport();
    const file = csv(person(1), person(2, { email: 'nothing' }), person(3), 'SG-0004,,,,,,Mandalay,,,');
    choose(file);
    await sendButton(2);
    expect(states()).toEqual(['2, New', '3, 1 problem', '4, New', '5, Already registered']);
    expect(writes()).toEqual([]);
    await correct(3, 'E-mail', 'new2@example.com');
    // A region is announced only if it exists before its text.
    const panel = within(screen.getByRole('region', { name: 'Send' }));
    const region = panel.getAllByRole('status').find(({ textContent }) => textContent === '');
    await send(3);
    await findResult(/^Saved: 3\. Left to send: 0\./);
    expect(region).toHaveTextContent(/^Saved: 3\./);
    expect(usernames()).toEqual(['new1', 'new2', 'new3']);
    expect(handedPasswords.get().map(({ username }) => username)).toEqual(['new1', 'new2', 'new3']);
    const [made] = handedPasswords.get();
    expect(mockApi.rows('staff').find(({ username }) => username === 'new1')?.password).toBe(made?.password);
    expect(JSON.stringify(localStorage)).not.toContain(made?.password);

    fireEvent.click(screen.getByRole('button', { name: 'Results' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Excel workbook (.xlsx)' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    const [download] = downloads;
    expect(download?.name).toMatch(/^people_results.*\.xlsx$/);
    const results = new Uint8Array((await readBytes(download?.file ?? new Blob())).slice(0));
    choose(results, 'people_results.xlsx');
    await findResult(/^people_results\.xlsx: 4 rows/);
    await sendButton(0);
    await waitFor(() =>
      expect(states()).toEqual(['2, No changes', '3, No changes', '4, No changes', '5, Already registered']),
    );
    handedPasswords.clear();
  });

  it('shows the changes of an update, and sends them on request', async () => {
    await openImport();
    choose(csv('SG-0004,,,,,,Mandalay,,,2026-04-01'));
    await sendButton(0);
    fireEvent.click(screen.getByRole('button', { name: 'Update' }));
    await sendButton(1);
    const dialog = await openCell(2, 'Row');
    expect(dialog).toHaveTextContent(/Address: .+ → Mandalay/);
    expect(dialog).toHaveTextContent(/→ 1 Apr 2026/);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await send(1);
    await findResult(/^Saved: 1\. Left to send: 0\./);
    expect(mockApi.rows('staff').find(({ id }) => id === 4)?.address).toBe('Mandalay');
  });

  it('shows the refusal of the server on the row, and sends only that row again', async () => {
    const deletedUsername = mockApi.rows('staff').find(({ deleted_at: deleted }) => deleted)?.username ?? '';
    await openImport();
    choose(csv(person(1), person(2, { username: deletedUsername })));
    await send(2);
    await findResult(/^Saved: 1\. Left to send: 1\./);
    expect(states()).toEqual(['2, Registered', '3, Not saved']);
    expect(await openCell(3, 'Username')).toHaveTextContent('Username already exists');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await correct(2, 'Address', 'Tokyo');
    expect(states()).toEqual(['2, Registered', '3, Not saved']);
    await correct(3, 'Username', 'new2');
    await send(1);
    await findResult(/^Saved: 2\. Left to send: 0\./);
    expect(usernames()).toEqual(['new1', 'new2']);
    expect(writes()).toHaveLength(3);
  });

  it.each(['lost-response@staff/create!once', 'kept-alive-break@staff/create!once'])(
    'creates everyone once when a response is lost: %s',
    async (scenario) => {
      await openImport();
      choose(csv(person(1), person(2)));
      await sendButton(2);
      mockApi.setScenario(scenario);
      await send(2);
      await findResult(/^Saved: 2\. Left to send: 0\./);
      expect(usernames()).toEqual(['new1', 'new2']);
    },
  );

  it('shows the password of a person whose registration has an unknown result', async () => {
    await openImport();
    choose(csv(person(1), person(2)));
    await sendButton(2);
    mockApi.setScenario('401-after:2');
    await send(2);
    await findResult(/The connection or the session was lost/);
    const made = mockApi.rows('staff').find(({ username }) => username === 'new1')?.password;
    expect(handedPasswords.get()).toEqual([
      { username: 'new1', name: 'New 1', password: made, isCreated: false },
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Show', hidden: true }));
    expect(screen.getByText(/check first whether this employee is registered/)).toBeVisible();
    handedPasswords.clear();
  });

  it('continues after a reload with the remaining rows, with new passwords', async () => {
    await openImport();
    choose(csv(person(1), person(2), person(3)));
    await sendButton(3);
    mockApi.setScenario('held@staff/create');
    await send(3);
    fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    mockApi.setScenario('none');
    await findResult(/^Saved: 1\. Left to send: 2\./);
    cleanup();

    await openImport();
    expect(screen.getByText(/1 of 3 rows saved/)).toHaveTextContent('Passwords were not kept');
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    // The pressed button disappeared.
    expect(screen.getByRole('region', { name: 'File' }).parentElement).toHaveFocus();
    // Before the rows are checked it is unknown how many are left.
    expect(screen.queryByText(/Left to send/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close the file' }));
    expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await send(2);
    await findResult(/^Saved: 3\. Left to send: 0\./);
    expect(usernames()).toEqual(['new1', 'new2', 'new3']);
    expect(writes()).toHaveLength(3);
    cleanup();
    await openImport();
    expect(screen.queryByText(/was not completed/)).toBeNull();
  });

  it('keeps the corrections of a row that is wrong when all others are saved', async () => {
    await openImport();
    choose(csv(person(1), person(2, { email: 'nothing' })));
    await sendButton(1);
    await correct(3, 'English name', 'Corrected');
    await send(1);
    await findResult(/^Saved: 1\. Left to send: 1\./);
    cleanup();
    await openImport();
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Corrected')).toBeInTheDocument();
    await correct(3, 'E-mail', 'new2@example.com');
    await send(1);
    await findResult(/^Saved: 2\. Left to send: 0\./);
    expect(usernames()).toEqual(['new1', 'new2']);
    handedPasswords.clear();
  });

  it('says nothing about the end of the last run when another file is opened', async () => {
    await openImport();
    choose(csv(person(1)));
    await sendButton(1);
    mockApi.setScenario('offline@staff/get');
    await send(1);
    await findResult(/^Saved: 0\. Left to send: 1\. The connection/);
    choose(csv(person(2)), 'others.csv');
    await answer('Open the file');
    await findResult(/^others\.csv: 1 row/);
    expect(screen.queryByText(/Left to send/)).toBeNull();
  });

  it('sends nothing while another file is read', async () => {
    await openImport();
    choose(csv(person(1)));
    await sendButton(1);
    choose(csv(person(2)), 'others.csv');
    expect(screen.getByRole('button', { name: 'Send 1 row' })).toHaveAttribute('aria-disabled', 'true');
    await findResult(/^others\.csv: 1 row/);
    await send(1);
    await findResult(/^Saved: 1\. Left to send: 0\./);
    expect(usernames()).toEqual(['new2']);
    handedPasswords.clear();
  });

  it('reports that nothing was sent without a connection, and waits while it is paused', async () => {
    await openImport();
    choose(csv(person(1), person(2)));
    await sendButton(2);
    mockApi.setScenario('offline@staff/get');
    await send(2);
    await findResult(/^Saved: 0\. Left to send: 2\. The connection/);
    expect(writes()).toEqual([]);
    mockApi.setScenario('held@staff/create');
    await send(2);
    fireEvent.click(await screen.findByRole('button', { name: 'Pause' }));
    mockApi.setScenario('none');
    expect(await screen.findByText(/^Paused: 1 of 2/, { selector: '[role=status] > *' })).toBeInTheDocument();
    expect(writes()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await findResult(/^Saved: 2\./);
  });

  it.each(['generation:a', 'strict', 'odd-rows', 'half-keeping'])(
    'reports the results correctly on the server %s',
    async (scenario) => {
      await openImport({ scenario });
      choose(csv(person(1), 'SG-0004,,,,,,Mandalay,,,'));
      await sendButton(1);
      fireEvent.click(screen.getByRole('button', { name: 'Update' }));
      await send(2);
      await findResult(/^Saved: 2\. Left to send: 0\./);
      const isHalf = scenario === 'half-keeping';
      await waitFor(() =>
        expect(states()).toEqual(['2, Registered', isHalf ? '3, Saved in part' : '3, Updated']),
      );
      expect(usernames()).toEqual(['new1']);
      expect(mockApi.rows('staff').find(({ id }) => id === 4)?.address).toBe('Mandalay');
    },
  );

  it('puts the projects into the template, also before they are loaded', async () => {
    const downloads = recordDownloads();
    await openImport({ scenario: 'held@project/get' });
    fireEvent.click(screen.getByRole('button', { name: 'Template' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Excel workbook (.xlsx)' }));
    expect(await screen.findByText('Reading the data…', { selector: '[role=status]' })).toBeInTheDocument();
    mockApi.setScenario('none');
    await waitFor(() => expect(downloads).toHaveLength(1));
    const workbook = await openWorkbook(await readBytes(downloads[0]?.file ?? new Blob()));
    const [heads, first] = readContents(findSheet(workbook, 1), 'A1:D2');
    expect(heads).toEqual(['Position', 'Role', 'Project', 'Sort key']);
    expect(first?.[2]).toBe('Inventory Control');
  });

  it('refuses a file that is no workbook, and sends nothing', async () => {
    await openImport();
    choose('not a workbook', 'people.xlsx');
    expect(await screen.findByText(/not an Excel workbook/)).toBeVisible();
    choose('PK', 'people.xlsm');
    expect(await screen.findByText(/macros/)).toBeVisible();
    choose('a,b');
    expect(await screen.findByText(/headings but no rows/)).toBeVisible();
    expect(writes()).toEqual([]);
  });

  it('is for administrators only', async () => {
    await renderApp(`${paths.memberList}?view=import`, { as: 'user' });
    expect(await screen.findByRole('heading', { name: 'Employee list' })).toBeVisible();
    expect(screen.queryByText('Import from a file')).toBeNull();
  });
});

describe('an import of projects', () => {
  it('creates and updates by project code', async () => {
    await openImport({}, paths.projects);
    const [first] = mockApi.rows('projects');
    choose(`コード,英語名,日本語名\r\nNEW1,New one,新規\r\n${first?.cd},Renamed,`, 'projects.csv');
    await sendButton(1);
    fireEvent.click(screen.getByRole('button', { name: 'Update' }));
    await send(2);
    await findResult(/^Saved: 2\. Left to send: 0\./);
    expect(mockApi.rows('projects').filter(({ cd }) => cd === 'NEW1')).toHaveLength(1);
    expect(mockApi.rows('projects').find(({ id }) => id === first?.id)).toMatchObject({
      eng_name: 'Renamed',
      jp_name: first?.jp_name,
    });
  });
});
