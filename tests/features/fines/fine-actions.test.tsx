import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '@/i18n/language';
import { invariant } from '@/lib/invariant';
import { mockApi } from '@/mock-api/node';
import {
  findDialog,
  findRows,
  findToast,
  countListReads,
  renderFines,
  sentTo,
  setScenario,
} from './fine-page-steps';

const WORDS = {
  en: {
    list: 'Fine list',
    statusTitle: 'Change the status?',
    deleteTitle: 'Delete this fine?',
    body: 'Mark the fine of Hnin Yu Wai on 19 Nov 2026 at 8:45 (2,000 Ks) as complete.',
    yes: 'Yes',
    no: 'No',
    complete: 'Complete: Hnin Yu Wai, 19 Nov 2026',
    pending: 'Pending: Hnin Yu Wai, 19 Nov 2026',
    changed: 'Fine status Change Successfully.',
    delete: 'Delete the fine of Hnin Yu Wai on 19 Nov 2026',
    deleteBody: /^The fine of Hnin Yu Wai on 19 Nov 2026 at 8:45 \(2,000 Ks\) will be deleted permanently/,
    confirmDelete: 'Delete',
    deleted: 'Fine Deleted Successfully.',
  },
  ja: {
    list: '罰金一覧',
    statusTitle: '状態を変更しますか？',
    deleteTitle: 'この罰金を削除しますか？',
    body: 'ニン ユー ワイさんの2026/11/19 8:45の罰金（2,000 Ks）を完了にします。',
    yes: 'はい',
    no: 'いいえ',
    complete: '完了：ニン ユー ワイさん、2026/11/19',
    pending: '未完了：ニン ユー ワイさん、2026/11/19',
    changed: '罰金の状態を変更しました',
    delete: 'ニン ユー ワイさんの2026/11/19の罰金を削除',
    deleteBody: /^ニン ユー ワイさんの2026\/11\/19 8:45の罰金（2,000 Ks）を削除します/,
    confirmDelete: '削除',
    deleted: '罰金を削除しました',
  },
};

/** Three rows, the first of them the fine in question. */
const QUERY = '?staff=4&month=11';

/** The fine that these tests change: person 4, yesterday. */
const theFine = () => {
  const fine = mockApi.rows('fines').find((row) => row.staff_id === 4 && row.date === '2026-11-19');
  invariant(fine, 'the fixtures hold the fine');
  return fine;
};

describe.each<[Language, string, (id: number) => object[]]>([
  // The value that the server takes for the current one, then, as nothing changed, the other.
  [
    'en',
    'generation:b',
    (id) => [
      { id, status: 1 },
      { id, status: 0 },
    ],
  ],
  ['ja', 'fines:store', (id) => [{ id, status: 1 }]],
])('in %s on a server with %s', (language, scenario, expected) => {
  const words = WORDS[language];

  it('changes the status after Yes, and nothing after No [FIN-4, C2]', async () => {
    const { user } = await renderFines({ language, scenario, query: QUERY });
    await findRows(words.list);
    await user.click(screen.getByLabelText(words.pending));
    await user.click((await findDialog(words.statusTitle)).getByText(words.no));
    await waitFor(() => expect(screen.queryByText(words.statusTitle)).not.toBeInTheDocument());
    expect(screen.getByLabelText(words.pending)).not.toBeChecked();
    expect(sentTo('status-change')).toEqual([]);

    await user.click(screen.getByLabelText(words.pending));
    expect((await findDialog(words.statusTitle)).getByText(words.body)).toBeInTheDocument();
    await user.dblClick((await findDialog(words.statusTitle)).getByText(words.yes));
    expect(await findToast(words.changed)).toHaveAttribute('role', 'status');
    expect(await screen.findByLabelText(words.complete)).toBeChecked();
    expect(sentTo('status-change')).toEqual(expected(theFine().id));
    expect(theFine().status).toBe(1);
  });

  it('deletes after a confirmation that names person, date and amount [FIN-4]', async () => {
    const { user } = await renderFines({ language, scenario, query: QUERY });
    await findRows(words.list);
    await user.click(screen.getByLabelText(words.delete));
    expect((await findDialog(words.deleteTitle)).getByText(words.deleteBody)).toBeInTheDocument();
    const reads = countListReads();
    await user.dblClick((await findDialog(words.deleteTitle)).getByText(words.confirmDelete));
    expect(await findToast(words.deleted)).toHaveAttribute('role', 'status');
    await waitFor(() => expect(screen.queryByLabelText(words.delete)).not.toBeInTheDocument());
    expect(sentTo('delete')).toEqual([{ id: theFine().id }]);
    // Once to see that it is gone, once for the list.
    expect(countListReads()).toBe(reads + 2);
  });
});

describe('a change that fails', () => {
  const words = WORDS.en;

  it('has an unknown result when the list cannot be read afterwards [FIN-7, C2]', async () => {
    const { user } = await renderFines({ query: QUERY });
    await findRows();
    await user.click(screen.getByLabelText(words.pending));
    const { getByText, findByText } = await findDialog(words.statusTitle);
    setScenario('offline@fines/get');
    await user.click(getByText(words.yes));
    expect(await findByText(/check before you send it again/)).toBeInTheDocument();
    expect(screen.queryByText(words.changed)).not.toBeInTheDocument();
    await user.click(getByText(words.no));
  });
});
