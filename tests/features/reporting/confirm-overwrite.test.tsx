import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { confirmOverwrite } from '@/features/reporting/components/preview/confirm-overwrite';
import type { PatchSummary } from '@/features/work/model/patch-summary';
import { loadCatalogues } from '@/i18n/i18n';
import { ConfirmHost } from '@/ui/confirm-dialog/confirm-host';
import { renderUi } from '../../ui/render-ui';

const MEMBERS = { staffId: 4, dates: ['2026-11-16', '2026-11-17'], count: 31 } as const;

const SUMMARY: PatchSummary = {
  created: 0,
  replaced: 30,
  cleared: 1,
  unchanged: 0,
  days: [],
  losses: [MEMBERS],
  unknownStaffIds: [],
};

it.each([
  ['en', 'Replace and clear 31 half hours?', '30 overwritten, 1 removed', 'Replace and clear'],
  ['ja', '31件の記録を置き換え・削除しますか？', '30件は上書きされ、1件は削除されます', '置き換えて削除'],
] as const)('counts replaced and cleared half hours apart (%s)', async (language, title, counts, label) => {
  await renderUi(<ConfirmHost describeError={String} />, { language });
  await loadCatalogues('reporting');
  act(() => void confirmOverwrite(SUMMARY, []));
  expect(await screen.findByRole('alertdialog', { name: title })).toHaveTextContent(counts);
  expect(screen.getByRole('button', { name: label })).toBeVisible();
});

it('counts the known losses too where the records of another person could not be read', async () => {
  await renderUi(<ConfirmHost describeError={String} />);
  await loadCatalogues('reporting');
  act(() => void confirmOverwrite({ ...SUMMARY, unknownStaffIds: [5] }, []));
  const question = await screen.findByRole('alertdialog', {
    name: 'Submit without knowing what is recorded?',
  });
  expect(question).toHaveTextContent('The hours of 1 person could not be read.');
  expect(await screen.findByText(/^1 person: 31 half hours/)).toBeVisible();
});
