import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openWorkbook, findSheet } from '../../excel/opened-workbook';
import { readBytes, chooseExport, recordDownloads } from '../../support/downloads';
import { mockApi } from '@/mock-api/node';
import { findDialog, findRows, renderFines, sentTo, setScenario, readTexts } from './fine-page-steps';

const pendingOfNovember = () =>
  mockApi
    .rows('fines')
    .filter(({ date, status, deleted_at: gone }) => date.startsWith('2026-11') && status === 0 && !gone);

it('names the file of one person after the person', async () => {
  setScenario('');
  const [fine] = pendingOfNovember();
  const member = mockApi.rows('staff').find(({ id }) => id === fine?.staff_id);
  const { user } = await renderFines({ query: `?staff=${member?.id}&month=11` });
  await findRows();
  const downloads = recordDownloads();
  await chooseExport(user, screen.getByRole('button', { name: 'Export' }));
  await waitFor(() =>
    expect(downloads.map(({ name }) => name)).toEqual([`Fine list_2026-11-20_${member?.eng_name}_11.xlsx`]),
  );
});

it('exports the shown rows, and completes the selected ones after one confirmation; only failed rows are tried again', async () => {
  const { user } = await renderFines({ query: '?month=11&status=pending', scenario: 'generation:b' });
  await findRows();
  const fines = pendingOfNovember();
  expect(fines).toHaveLength(9);

  const downloads = recordDownloads();
  await chooseExport(user, screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  const [download] = downloads;
  expect(download?.name).toBe('Fine list_2026-11-20_11_Pending.xlsx');
  const workbook = await openWorkbook(await readBytes(download?.file ?? new Blob()));
  const sheet = findSheet(workbook);
  expect([2, 11].map((row) => sheet.getCell(row, 4).value)).toEqual([
    10_000,
    { formula: 'SUM(D2:D10)', result: 45_000 },
  ]);
  expect(sheet.getCell(2, 2).value).toEqual(new Date('2026-11-19T00:00:00Z'));
  const times = Array.from({ length: 9 }, (_, place) => sheet.getCell(2 + place, 3).value);
  const clocks = times.map((time) => time instanceof Date && time.toISOString().slice(11, 19));
  expect(clocks.toSorted()).toEqual(fines.map(({ time }) => time).toSorted());

  await user.click(screen.getByLabelText('Select all rows of this page'));
  const bar = within(screen.getByLabelText('What is selected'));
  expect(bar.getByText('45,000 Ks')).toBeInTheDocument();
  await user.click(bar.getByText('Complete 9'));
  const dialog = await findDialog('Complete these 9 fines?');
  expect(dialog.getByText(/^9 fines, 45,000 Ks in total, will be marked as complete/)).toBeInTheDocument();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)[0]).toBe(
    'Htun Naing Oo, 19 Nov 2026 at 10:01, 10,000 Ks',
  );
  expect(dialog.getByText('and 4 more')).toBeInTheDocument();

  setScenario('generation:b,502@status-change!once');
  await user.dblClick(dialog.getByText('Complete 9'));
  expect(
    await screen.findByText('8 of 9 done. The others are not:', undefined, { timeout: 10_000 }),
  ).toBeInTheDocument();
  const [failed, ...others] = within(screen.getByLabelText('Not done')).getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(failed).toHaveTextContent(/^Htun Naing Oo, 19 Nov 2026 at 10:01, 10,000 Ks.*it is not saved/);
  expect(pendingOfNovember()).toHaveLength(1);

  await user.click(screen.getByText('Try the one left again'));
  expect(await screen.findByText('9 fines completed.')).toBeInTheDocument();
  expect(pendingOfNovember()).toEqual([]);
  await waitFor(() => expect(screen.queryByLabelText('What is selected')).not.toBeInTheDocument());
  const calls = sentTo('status-change');
  // As when one is completed: the server takes the value for the current one, so that the other one follows.
  const [first] = calls as { id: number }[];
  expect(calls.filter((body) => (body as { id: number }).id === first?.id)).toEqual([
    { id: first?.id, status: 1 },
    { id: first?.id, status: 1 },
    { id: first?.id, status: 0 },
  ]);
  expect(calls).toHaveLength(1 + 2 * 9);
});

it('deletes the selected rows on a server that loses a response, in Japanese', async () => {
  const { user } = await renderFines({
    language: 'ja',
    query: '?staff=4&month=11',
    scenario: 'half-keeping',
  });
  const rows = await findRows('罰金一覧');
  expect(rows.map((row) => readTexts(row)[2])).toEqual(['8:45', '8:32', '10:01']);
  const [first, , third] = screen.getAllByLabelText(/^ニン ユー ワイさんの.*の罰金を選択$/);
  await user.click(first ?? document.body);
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(third).not.toBeChecked();
  await user.click(screen.getByText('2件を削除'));
  const dialog = await findDialog('2件の罰金を削除しますか？');
  expect(dialog.getByText('次の2件（合計4,000 Ks）を削除します。元に戻せません。')).toBeInTheDocument();
  setScenario('half-keeping,lost-response@fines/delete!once');
  await user.click(dialog.getByText('2件を削除'));
  expect(await screen.findByText('2件の罰金を削除しました。')).toBeInTheDocument();
  const ids = sentTo('delete').map((body) => (body as { id: number }).id);
  expect(sentTo('delete')).toEqual(ids.map((id) => ({ id })));
  expect(new Set(ids).size).toBe(2);
});
