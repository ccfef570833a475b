import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LossList } from '@/features/reporting/components/preview/loss-list';
import type { SlotLoss } from '@/features/work/model/patch-summary';
import { initI18n, loadCatalogues } from '@/i18n/i18n';
import { renderUi } from '../../ui/render-ui';

it('names six people who lose records, and all of them on request', async () => {
  await initI18n();
  await loadCatalogues('reporting');
  const losses = Array.from({ length: 9 }, (_, index): SlotLoss => ({
    staffId: index + 1,
    dates: ['2026-11-20'],
    count: 2,
  }));
  const { user } = await renderUi(<LossList intro="Nine people" losses={losses} people={[]} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  screen.getByRole('button', { name: '3 more people: 6 half hours' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('listitem')).toHaveLength(9);
  expect(screen.getByRole('list')).toHaveFocus();
});
