import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findRows, findToast, countListReads, renderFines, setScenario, readTexts } from './fine-page-steps';

describe('the list of fines', () => {
  it('shows two months, newest first, with totals, counts and their signs [FIN-2, FIN-3, FIN-5]', async () => {
    await renderFines();
    const rows = await findRows();
    // The checkboxes for several fines are loaded on their own.
    await waitFor(() =>
      expect(
        [...document.querySelectorAll('th:not(:has([type=checkbox]))')].map(({ textContent }) => textContent),
      ).toEqual(['Employee', 'Date', 'Time', 'Fine', 'Total', 'Count', 'Status', 'Action']),
    );
    expect(rows.map((row) => readTexts(row).slice(0, 6).join(' | '))).toEqual([
      'Htun Naing Oo | 19 Nov 2026 | 10:01 | 10,000 Ks | 20,000 Ks | 2',
      'Hnin Yu Wai | 19 Nov 2026 | 8:45 | 2,000 Ks | 14,000 Ks | 3',
      'Htun Naing Oo | 18 Nov 2026 | 10:40 | 10,000 Ks | 10,000 Ks | 1',
      'Ye Yint Aung | 18 Nov 2026 | 10:40 | 10,000 Ks | 29,000 Ks | 5',
      'Ye Yint Aung | 17 Nov 2026 | 10:01 | 10,000 Ks | 19,000 Ks | 4',
      'Moe Pwint Phyu | 17 Nov 2026 | 8:45 | 2,000 Ks | 2,000 Ks | 1',
      'Yamamoto Daichi | 16 Nov 2026 | 9:35 | 5,000 Ks | 5,000 Ks | 1',
      'Min Thu Ra | 13 Nov 2026 | 9:20 | 5,000 Ks | 5,000 Ks | 1',
      'Ye Yint Aung | 13 Nov 2026 | 9:01 | 5,000 Ks | 9,000 Ks | 3',
      'Hnin Yu Wai | 13 Nov 2026 | 8:32 | 2,000 Ks | 12,000 Ks | 2',
    ]);
    expect(rows.map((row) => row.querySelector('svg[role=img]')?.getAttribute('aria-label') ?? '')).toEqual([
      '',
      'Warning: more than 2 fines in this month',
      '',
      'Severe: more than 3 fines in this month',
      'Severe: more than 3 fines in this month',
      '',
      '',
      '',
      'Warning: more than 2 fines in this month',
      '',
    ]);
    const months = [...screen.getByLabelText('Totals by month').children];
    expect(months.map(({ textContent }) => textContent)).toEqual([
      'November 202614 fines80,000 KsComplete5 fines35,000 KsPending9 fines45,000 Ks',
      'October 20269 fines54,000 KsComplete4 fines14,000 KsPending5 fines40,000 Ks',
    ]);
    expect(screen.getByText('1–10 of 23')).toBeInTheDocument();
  });

  it('is in Japanese, and shows a filter for older months from a link, on older servers too', async () => {
    await renderFines({ language: 'ja', query: '?staff=4&month=9', scenario: 'generation:a' });
    const [row, ...others] = await findRows('罰金一覧');
    expect(others).toEqual([]);
    expect(readTexts(row).slice(0, 7)).toEqual([
      'ニン ユー ワイ',
      '2026/09/11',
      '9:35',
      '5,000\u00a0Ks',
      '5,000\u00a0Ks',
      '1',
      '完了',
    ]);
    expect(within(screen.getByLabelText('月別の合計')).getByText('2026年9月')).toBeInTheDocument();
  });

  it('filters by person and month in the URL, and clears the filter [FIN-3]', async () => {
    const { user } = await renderFines({ query: '?page=3&sort=name' });
    await findRows();
    await user.click(screen.getByText('Filter'));
    const filter = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.type(filter.getByLabelText('Employee'), 'hnin');
    await user.click(await screen.findByText('Hnin Yu Wai', { selector: '[role=option] *' }));
    expect(window.location.search).toBe('?sort=name&staff=4');
    expect(await findRows()).toHaveLength(6);
    expect(screen.getByText('All years', { selector: 'p' })).toBeInTheDocument();

    await user.selectOptions(filter.getByLabelText('Status'), 'Complete');
    await user.selectOptions(filter.getByLabelText('Year'), '2026');
    expect(screen.getByText('All of 2026')).toBeInTheDocument();
    await user.selectOptions(filter.getByLabelText('Month'), 'July');
    expect(window.location.search).toBe('?sort=name&staff=4&status=complete&year=2026&month=7');
    const nothing = await screen.findByText('No fines match the filter');
    await user.click(within(nothing.parentElement ?? document.body).getByText('Clear the filter'));
    expect(window.location.search).toBe('?sort=name');
    expect(await findRows()).toHaveLength(10);
  });

  it('searches all months by either name, staff number and a typed date', async () => {
    await renderFines({ language: 'ja', query: '?q=hnin SG-0004 11 sep 2026' });
    const [row, ...others] = await findRows('罰金一覧');
    expect(others).toEqual([]);
    expect(readTexts(row).slice(0, 2)).toEqual(['ニン ユー ワイ', '2026/09/11']);
    expect(screen.getByText('すべての年', { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByLabelText('月別の合計').children).toHaveLength(1);
  });

  it('explains an empty list and links to the form', async () => {
    const { user } = await renderFines({ scenario: 'slow:100@fines/get,empty@fines/get' });
    await screen.findByText('New fine');
    expect(document.querySelector('table')).toHaveAttribute('aria-busy', 'true');
    await user.click(await screen.findByText('Record a fine'));
    const form = within(screen.getByRole('form', { name: 'New fine' }));
    expect(form.getByLabelText(/^Employee/)).toHaveFocus();
  });

  it('reports a failure once as a toast and in its place, and tries again [FIN-7]', async () => {
    const { user } = await renderFines({ scenario: '500@fines/get' });
    expect(await findToast('Fail to Fetch Fines')).toHaveAttribute('role', 'alert');
    expect(await screen.findByText(/^Something went wrong on the server/)).toBeInTheDocument();
    for (const [scenario, reason] of [
      ['malformed', /^The server’s answer could not be read/],
      ['offline', /^No connection to the server/],
      ['wrong-shape', /^The server’s answer could not be read/],
    ] as const) {
      setScenario(`${scenario}@fines/get`);
      await user.click(screen.getByText('Try again'));
      expect(await screen.findByText(reason)).toBeInTheDocument();
    }
    setScenario('');
    await user.click(screen.getByText('Try again'));
    expect(await findRows()).toHaveLength(10);
  });

  it('is for administrators [RT-5]', async () => {
    await renderFines({ as: 'user' });
    expect(await screen.findByText('Administrators only')).toBeInTheDocument();
    await waitFor(() => expect(countListReads()).toBe(0));
  });
});
