import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { confirmOverwrite } from '@/features/reporting/components/preview/confirm-overwrite';
import type { PatchSummary } from '@/features/work/model/patch-summary';
import { loadCatalogues } from '@/i18n/i18n';
import { ConfirmHost } from '@/ui/confirm-dialog/confirm-host';
import { renderUi } from '../../ui/render-ui';

const MEMBERS = { staffId: 4, dates: ['2026-11-16', '2026-11-17'], count: 31 } as const;

it.each([
  ['en', 'Replace and clear 31 half hours?', '30 overwritten, 1 removed', 'Replace and clear'],
  ['ja', '31件の記録を置き換え・削除しますか？', '30件は上書きされ、1件は削除されます', '置き換えて削除'],
] as const)('counts replaced and cleared half hours apart (%s)', async (language, title, counts, label) => {
  await renderUi(<ConfirmHost describeError={String} />, { language });
  await loadCatalogues('reporting');
  const summary: PatchSummary = {
    created: 0,
    replaced: 30,
    cleared: 1,
    unchanged: 0,
    days: [],
    losses: [MEMBERS],
    unknownStaffIds: [],
  };
  act(() => void confirmOverwrite(summary, []));
  expect(await screen.findByRole('alertdialog', { name: title })).toHaveTextContent(counts);
  expect(screen.getByRole('button', { name: label })).toBeVisible();
});
