import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PayrollChoice } from '@/features/payroll/components/payroll-choice';
import { loadCatalogues } from '@/i18n/i18n';
import { renderUi } from '../../ui/render-ui';

// A row has 41 px; head and sum add two rows, and the preview draws 100 people at once.
it.each([
  [3, '205px'],
  [2_000, '4182px'],
])('reserves the height of the rows that are drawn of %i people', async (rowCount, minHeight) => {
  await renderUi(null);
  await loadCatalogues('exporting');
  await renderUi(
    <PayrollChoice
      monthChoice={{ month: '2026-11', onMonth: vi.fn() }}
      peopleChoice={null}
      rowCount={rowCount}
    >
      <p>Rows</p>
    </PayrollChoice>,
  );
  expect(screen.getByText('Rows').parentElement).toHaveStyle({ minHeight });
});
