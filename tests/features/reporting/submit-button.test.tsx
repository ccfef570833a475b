import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createDraftStore } from '@/features/reporting/components/draft/report-draft-store';
import { DraftContext } from '@/features/reporting/components/draft/use-reporting-draft';
import { useSubmitButton } from '@/features/reporting/components/preview/use-submit-button';
import { initI18n, loadCatalogues } from '@/i18n/i18n';
import { renderUi } from '../../ui/render-ui';

const COUNTS = { created: 0, replaced: 0, cleared: 6, unchanged: 0, days: [], losses: [] };

function SubmitButton({ unknownStaffIds }: { unknownStaffIds: number[] }) {
  const { label, isDisabled } = useSubmitButton(
    { kind: 'clear', summary: { ...COUNTS, unknownStaffIds }, onLeave: { count: 0, dates: [] } },
    { isLoading: false, isClearing: true },
  );
  return <button disabled={isDisabled}>{label}</button>;
}

it.each([
  ['the hours to clear', [], 'Clear 3 hrs'],
  ['no hours where the records of a person could not be read', [5], 'Clear'],
] as const)('names %s', async (_case, unknown, label) => {
  await initI18n();
  await loadCatalogues('reporting');
  const store = createDraftStore({ mode: 'single', dates: ['2026-11-16'], staffIds: [4, 5] });
  await renderUi(
    <DraftContext value={store}>
      <SubmitButton unknownStaffIds={[...unknown]} />
    </DraftContext>,
  );
  expect(screen.getByRole('button', { name: label })).toBeEnabled();
});
