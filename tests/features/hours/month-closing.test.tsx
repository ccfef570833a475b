import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { loadWords } from '@/i18n/fixed-words';
import { boardInTables } from './board-in-tables';
import { bodiesSentTo, renderPage, setScenario } from './report-page-steps';
import { refuseClipboard } from '../../support/browser-states';

const BOARD = `${paths.weeklyWorkTime}?view=closing`;
const LATE = { timeout: 20_000 };

// The page of a day is large: it is loaded before the tests.
beforeAll(() => import('@/features/reporting/pages/reporting-page'));

/** The expected rows of the board, by the tables of the server. */
const shownInTables = (month: string, dayCount: number) =>
  new Map(
    [...boardInTables(month, dayCount)].map(([name, { id: _, open, ...row }]) => [
      name,
      { ...row, open: open.length },
    ]),
  );

/** The rows of the board as they are drawn, by name. */
function boardOnPage() {
  const rows = document.querySelectorAll('[role=grid] [role=rowgroup] > [role=row]');
  return new Map(
    [...rows].map((row) => {
      const texts = [...row.querySelectorAll('[role=gridcell]')].map(({ textContent }) => textContent);
      const [total, due, balance] = texts.slice(-3).map((text) => Number(text?.replace('−', '-')));
      const cells = texts
        .slice(0, -3)
        .map((text) => (/\d/.test(text ?? '') ? Number(text) : (text ?? '').replace('–', '')));
      const link = row.querySelector('[role=rowheader] a');
      const name = link?.textContent ?? '';
      const open = Number(link?.nextElementSibling?.textContent) || 0;
      return [name, { cells, total, due, balance, open }] as const;
    }),
  );
}

const loaded = async () => expect((await screen.findAllByText('people complete')).length).toBe(1);
const grid = () => screen.getByRole('grid');

it('shows all people and days as in the tables of the server, with deleted projects', async () => {
  const { user } = await renderPage(`${BOARD}&month=2026-09`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Recording status');
  await loaded();
  // As for paper: all rows are drawn.
  fireEvent(window, new Event('beforeprint'));
  // Days of a person on a deleted project need further calls.
  await waitFor(() => expect(screen.getByText(/went to deleted projects/)).toBeInTheDocument());
  const september = shownInTables('2026-09', 30);
  expect(boardOnPage()).toEqual(september);
  expect(bodiesSentTo('/project-hour/get')).toEqual([{ start_date: '2026-09-01', end_date: '2026-09-30' }]);
  expect(bodiesSentTo('/getAllHour').length).toBeLessThan(20);

  // By the keyboard two months further.
  grid().querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  await user.keyboard('{PageDown}');
  await waitFor(() => expect(boardOnPage()).toEqual(shownInTables('2026-10', 31)));
  await user.keyboard('{PageDown}');
  const november = shownInTables('2026-11', 30);
  await waitFor(() => expect(boardOnPage()).toEqual(november));
  expect(window.location.search).toBe('?view=closing');
  expect(screen.queryByText(/deleted projects/)).not.toBeInTheDocument();

  const people = [...november.values()];
  const complete = people.filter(({ open }) => open === 0).length;
  const missing = people.reduce((sum, { open }) => sum + open, 0);
  const figures = screen.getByRole('region', { name: 'State of the month' });
  expect(figures).toHaveTextContent(new RegExp(`^${complete} / 30people complete${missing}days missing`));
  expect(grid()).toHaveAccessibleName('Hours of everybody, November 2026');
  const named = within(grid()).getAllByLabelText('Thursday 12 November, 0 of 8 hours, missing');
  expect(named).toHaveLength(people.filter(({ cells }) => cells[11] === 0).length);
});

it('filters, searches, selects and reminds in the language of the recipient', async () => {
  const { user } = await renderPage(`${BOARD}&show=problems`, { language: 'ja' });
  expect(await screen.findByText('名が入力済み')).toBeInTheDocument();
  fireEvent.change(screen.getByPlaceholderText('氏名・社員番号で検索'), { target: { value: 'sg-0004' } });
  // The address follows after a pause in typing.
  expect(window.location.search).toBe('?view=closing&show=problems');
  await waitFor(() => expect(boardOnPage().size).toBe(1));
  await waitFor(() => expect(window.location.search).toBe('?view=closing&show=problems&q=sg-0004'));

  const [, user4] = [...shownInTables('2026-11', 30)].find(([name]) => name === 'Hnin Yu Wai') ?? [];
  grid().querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  await user.keyboard(' ');
  expect(screen.getByText('1名を選択中')).toBeInTheDocument();
  fireEvent.click(screen.getByText('1名への督促文をコピー'));
  const text = () => screen.getByLabelText<HTMLTextAreaElement>('本文').value;
  expect(text()).toMatch(/^ニン ユー ワイさん\n\nお疲れさまです。\n2026年11月分の作業報告に/);
  expect(text()).toContain('・11/12（木）：8時間不足');
  expect(text()).toContain(`合計：${user4?.open}日、`);
  fireEvent.click(within(screen.getByRole('dialog')).getByText('English'));
  await waitFor(() => expect(text()).toMatch(/^Dear Hnin Yu Wai,\n\nYour work records of November 2026/));
  expect(text()).toContain('- Thu 12 Nov: 8 hrs missing');

  fireEvent.click(screen.getByText('コピー'));
  expect(await screen.findByText('本文をコピーしました。')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(text());
  refuseClipboard();
  fireEvent.click(screen.getByText('コピー'));
  expect(await screen.findByText(/^コピーできませんでした/)).toBeInTheDocument();
  fireEvent.click(within(screen.getByRole('dialog')).getByText('日本語'));
  await waitFor(() => expect(screen.queryByText(/^コピーできませんでした/)).not.toBeInTheDocument());
  fireEvent.click(within(screen.getByRole('dialog')).getByText('English'));
  await waitFor(() => expect(text()).toMatch(/^Dear /));
  const link = screen.getByText('メールで開く').closest('a')?.href ?? '';
  expect(link).toMatch(/^mailto:user@example\.com\?subject=Work%20records%20of%20November%202026/);

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByText('選択を解除'));
  expect(screen.queryByText('1名を選択中')).not.toBeInTheDocument();
  expect(document.activeElement).toHaveAccessibleName('0名を選択中');
});

it('writes the reminder in the language that was chosen last', async () => {
  const { user } = await renderPage(`${BOARD}&show=problems`);
  await loaded();
  grid().querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  await user.keyboard(' ');
  fireEvent.click(screen.getByText('Copy reminder for 1'));
  const dialog = within(screen.getByRole('dialog'));
  // The words of Japanese arrive after the second press.
  i18next.removeResourceBundle('ja', 'closing');
  fireEvent.click(dialog.getByText('日本語'));
  fireEvent.click(dialog.getByText('English'));
  await loadWords('ja', 'closing');
  await waitFor(() => expect(i18next.hasResourceBundle('ja', 'closing')).toBe(true));
  expect(dialog.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toMatch(/^Dear /);
});

it('keeps the language of the reminder, and says why, where the words of the other cannot be fetched', async () => {
  const { user } = await renderPage(`${BOARD}&show=problems`);
  await loaded();
  grid().querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  await user.keyboard(' ');
  fireEvent.click(screen.getByText('Copy reminder for 1'));
  i18next.removeResourceBundle('ja', 'closing');
  vi.spyOn(i18next, 'reloadResources').mockResolvedValue();
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByText('日本語'));
  expect(dialog.getByRole('button', { name: '日本語' })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true'),
  );
  expect(dialog.getByText(/^The words of this language could not be loaded/)).toBeVisible();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toMatch(/^Dear /);
});

it('names each part that could not be read, and tries again', async () => {
  const parts = '500@leave-record,500@getAllHour,500@employee-skill-sheet';
  await renderPage(BOARD, { scenario: `500@project-hour,${parts}` });
  expect(
    (await screen.findAllByText(/^Something went wrong on the server/, {}, LATE)).length,
  ).toBeGreaterThan(0);
  setScenario(parts);
  const head = screen.getByRole('region', { name: 'State of the month' });
  fireEvent.click(screen.getAllByText('Try again').find((button) => !head.contains(button)) ?? head);
  expect(await screen.findByText(/^Leave could not be read/)).toBeInTheDocument();
  expect(await screen.findByText(/^Join dates could not be read/)).toBeInTheDocument();
  expect(await screen.findByText(/^Hours on deleted projects could not be read/)).toBeInTheDocument();
  await waitFor(() => expect(boardOnPage().size).toBeGreaterThan(20));
  setScenario('');
  for (const button of screen.getAllByText('Try again')) fireEvent.click(button);
  await waitFor(() => expect(screen.queryByText('Try again')).not.toBeInTheDocument());
});

it('opens the day of a person and returns to it', async () => {
  const { user } = await renderPage(BOARD);
  await loaded();
  const name = screen.getByText('Hnin Yu Wai');
  fireEvent.click(name.nextElementSibling ?? name);
  await waitFor(() => expect(window.location.pathname).toBe(paths.reporting), LATE);
  expect(window.location.search).toMatch(
    /^\?view=paint&date=2026-11-03&mode=single&staff=4&viewed=4&dates=2026-11-03/,
  );
  window.history.back();
  await waitFor(() => expect(window.location.search).toBe('?view=closing'), LATE);
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'rowheader'), LATE);
  expect(document.activeElement).toHaveTextContent('Hnin Yu Wai');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveAttribute('role', 'rowheader');
  // A name leads to the member, by its link as by Enter on its cell.
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe(paths.person(4)), LATE);
});

it('says that a search finds none while a source is missing', async () => {
  await renderPage(`${BOARD}&q=zzz`, { scenario: '500@leave-record' });
  expect(await screen.findByText(/^Leave could not be read/, {}, LATE)).toBeInTheDocument();
  fireEvent.click(await screen.findByText('Clear the search', {}, LATE));
  expect(await screen.findByRole('grid')).toBeVisible();
});

it('moves the focus to the search when it is cleared', async () => {
  await renderPage(`${BOARD}&q=zzz`);
  fireEvent.click(await screen.findByText('Clear the search', {}, LATE));
  expect(screen.getByPlaceholderText('Search by name or number')).toHaveFocus();
  expect(await screen.findByRole('grid')).toBeVisible();
});
