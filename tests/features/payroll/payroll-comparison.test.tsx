import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ExportedMonth } from '@/features/payroll/api/exported-months';
import { ExportComparison } from '@/features/payroll/components/payroll-comparison';
import { loadCatalogues } from '@/i18n/i18n';
import { renderUi } from '../../ui/render-ui';
import { HNIN } from '../leave/leave-builders';

it('names the added and the removed people of an export in sentences of their own', async () => {
  await renderUi(null, { language: 'ja' });
  await loadCatalogues('payroll');
  const before: ExportedMonth = { month: '2026-11', exportedAt: 0, by: HNIN, rows: [] };
  const changes = { changed: new Map(), added: [4], removed: [5, 6] };
  await renderUi(<ExportComparison before={before} changes={changes} />, { language: 'ja' });
  expect(screen.getByText('今回の対象のうち1名は、前回の出力に含まれていません。')).toBeVisible();
  expect(screen.getByText('前回出力した2名が、今回の対象に含まれていません。')).toBeVisible();
});
