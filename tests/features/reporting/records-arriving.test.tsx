import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setSlotProgress } from '@/features/work/api/slot-progress';
import { loadCatalogues } from '@/i18n/i18n';
import { renderUi } from '../../ui/render-ui';
import { RecordsArriving } from '@/features/reporting/components/recorded/records-arriving';

it.each([
  ['en', 5_100_000, 12_700_000, /5\.1 of 12\.7 MB received/, '40'],
  ['ja', 5_100_000, undefined, /5\.1MB受信済み/, null],
] as const)('a long download of records is announced in %s', async (language, loaded, total, words, now) => {
  await renderUi(<RecordsArriving staffId={4} />, { language });
  await act(() => loadCatalogues('reporting'));
  act(() => setSlotProgress(4, { loaded: 900_000, total }));
  act(() => setSlotProgress(5, { loaded, total }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => setSlotProgress(4, { loaded, total }));
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(now);
  act(() => setSlotProgress(4, null));
  expect(screen.queryByRole('progressbar')).toBeNull();
});
