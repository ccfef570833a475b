import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PayrollExplanation } from '@/features/payroll/components/payroll-explanation';
import { payrollRows } from '@/features/payroll/model/payroll-row';
import { loadCatalogues } from '@/i18n/i18n';
import { renderUi } from '../../ui/render-ui';
import { HNIN, createLeave } from '../leave/leave-builders';

const CONDOLENCE = { eng_name: 'Condolence', jp_name: '慶弔休暇' };

it.each([
  ['en', 'Thu 5 Nov · Full Day8 hrs · Condolence · Travel → 8 hrs'],
  ['ja', /慶弔休暇 · Travel/],
] as const)('shows the name that the server gives a type of leave: %s', async (language, expected) => {
  await renderUi(null, { language });
  await loadCatalogues('payroll', 'leave');
  const leaves = [createLeave(HNIN, { type: CONDOLENCE })];
  const [row] = payrollRows([HNIN], { month: '2026-11', findLeaves: () => leaves, overtimes: [] });
  await renderUi(row && <PayrollExplanation row={row} />, { language });
  expect(screen.getByRole('listitem')).toHaveTextContent(expected);
  expect(row?.leaveHours).toBe(8);
});
