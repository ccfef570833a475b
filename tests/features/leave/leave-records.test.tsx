import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '@/i18n/language';
import { findRows, findToast, renderRecords, sentTo, setScenario } from './leave-page-steps';

const words = {
  en: {
    records: 'Leave records',
    headers: [
      'English name',
      'Japanese name',
      'Permanent date',
      'Days granted',
      'Days used',
      'Days left',
      'Action',
    ],
    row: ['Hnin Yu Wai', 'ニン ユー ワイ', '10 Jan 2025', '10', '1.5', '8.5', 'Show leaves'],
    show: 'Show the leaves of Hnin Yu Wai',
    leaves: 'Leaves of Hnin Yu Wai',
    leave: ['2 Dec 2026', 'Paid', '0.5', 'Half Day4 hrs', '通院'],
    hide: 'Hide',
    none: 'There is no leave record yet',
    failed: 'Fail to Fetch leave record',
  },
  ja: {
    records: '休暇記録',
    headers: ['氏名（日本語）', '氏名（英字）', '正社員登用日', '付与日数', '使用日数', '残日数', '操作'],
    row: ['ニン ユー ワイ', 'Hnin Yu Wai', '2025/01/10', '10', '1.5', '8.5', '休暇を表示'],
    show: 'ニン ユー ワイさんの休暇を表示',
    leaves: 'ニン ユー ワイさんの休暇',
    leave: ['2026/12/02', '有給', '0.5', '半日4時間', '通院'],
    hide: '閉じる',
    none: '休暇記録はまだありません',
    failed: '休暇記録を取得できませんでした',
  },
} as const;

describe.each<Language>(['en', 'ja'])('leave records in %s', (language) => {
  const text = words[language];

  it('show names, permanent date and total leaves, and a person’s leaves below [LV-5, LV-6]', async () => {
    await renderRecords({ language });
    expect(await findRows(text.records)).toHaveLength(10);
    expect((await findRows(text.records))[3]).toEqual(text.row);
    const headers = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
    expect(headers).toEqual(text.headers);
    fireEvent.click(screen.getByLabelText(text.show));
    const leaves = await findRows(text.leaves);
    expect(leaves).toHaveLength(5);
    expect(leaves[0]).toEqual(text.leave);
    expect(window.location.search).toBe('?record=4');
    screen.getByText(text.hide).focus();
    fireEvent.click(screen.getByText(text.hide));
    expect(window.location.search).toBe('');
    expect(screen.getByLabelText(text.show)).toHaveFocus();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'sg-0004' } });
    await waitFor(async () => expect(await findRows(text.records)).toEqual([text.row]));
  });

  it('keep the focus when leaves of a row that the search hides are closed', async () => {
    await renderRecords({ language, query: '?record=4&q=kenta' });
    const hide = await screen.findByText(text.hide);
    expect(screen.queryByLabelText(text.show)).toBeNull();
    hide.focus();
    fireEvent.click(hide);
    await waitFor(() => expect(screen.queryByText(text.hide)).toBeNull());
    expect(document.activeElement).toContainElement(screen.getByLabelText(text.records));
    expect(document.body).not.toHaveFocus();
  });

  it('explain an empty list and a failed read', async () => {
    await renderRecords({ language, scenario: '500@leave-record/get' });
    expect(await findToast(text.failed)).toHaveAttribute('role', 'alert');
    setScenario('empty@leave-record/get');
    fireEvent.click(await screen.findByText(language === 'en' ? 'Try again' : '再試行'));
    expect(await screen.findByText(text.none)).toBeVisible();
  });
});

describe.each([
  ['generation:a', 1, [{ staff_id: 4 }, {}], []],
  // 5 of the 10 days granted are of each half; all leave was in the second.
  ['generation:b', 0, [{ staff_id: 4 }], ['0', '5', '3.5']],
])('own leave records on the server %s', (scenario, listReads, recordReads, bySource) => {
  it('include the own leaves only [LV-5]', async () => {
    await renderRecords({ scenario, as: 'user', query: '?record=5' });
    expect(await findRows('Leave records')).toEqual([
      ['Hnin Yu Wai', 'ニン ユー ワイ', '10 Jan 2025', '10', '1.5', '8.5', ...bySource],
    ]);
    const leaves = await findRows('Your leaves');
    expect(leaves.map(([date]) => date)).toEqual([
      '2 Dec 2026',
      '5 Nov 2026',
      '13 Oct 2026',
      '3 Sep 2026',
      '24 Aug 2026',
    ]);
    const overtimes = await findRows('Registered overtime');
    expect(overtimes.length).toBeGreaterThan(0);
    expect(await screen.findByText(/^Total: .* Rejected overtime is not counted\.$/)).toBeVisible();
    expect(screen.queryByText('Sato Kenta')).not.toBeInTheDocument();
    // Everybody's leaves are read only where the records do not hold them.
    expect(sentTo('leave/get')).toHaveLength(listReads);
    // The page reads the records of other people only where the server fails on the filter.
    expect(sentTo('leave-record/get')).toEqual(recordReads);
  });

  it('says that there are no employees, also with a search in the address', async () => {
    await renderRecords({ scenario: 'empty@staff/get', query: '?view=wall&q=sato' });
    expect(await screen.findByText('No employees yet')).toBeVisible();
  });
});
