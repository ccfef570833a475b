import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { choiceInAddress, useDraftAddress } from '@/features/reporting/components/draft/use-draft-address';
import { createDraftStore, type DraftStore } from '@/features/reporting/components/draft/report-draft-store';
import { renderUi } from '../../ui/render-ui';

const PICKED = '2026-11-18';

function Page({ onStarted }: { onStarted: (store: DraftStore) => void }) {
  const [store] = useState(() => createDraftStore(choiceInAddress()));
  const navigate = useNavigate();
  useDraftAddress(store);

  function pickAndGo(to: string) {
    store.dispatch({ type: 'pickDates', change: () => [PICKED], today: '2026-11-20' });
    void navigate(to);
  }

  return (
    <>
      <button ref={() => onStarted(store)} onClick={() => pickAndGo('?date=2026-11-19')}>
        Another day
      </button>
      <button onClick={() => pickAndGo('?dates=2026-11-02')}>Link</button>
    </>
  );
}

async function press(name: string): Promise<DraftStore> {
  let started: DraftStore | undefined;
  await renderUi(<Page onStarted={(store) => (started = store)} />, { search: '?date=2026-11-17' });
  act(() => screen.getByRole('button', { name }).click());
  return started as DraftStore;
}

const search = () => window.location.search;

// The address changes a moment after the draft; meanwhile a link may change it.
it('keeps the requested day in the address when a date was written at the same time', async () => {
  const store = await press('Another day');
  await waitFor(() => expect(search()).toBe(`?date=2026-11-19&dates=${PICKED}`));
  expect(store.get().dates).toEqual([PICKED]);
});

it('follows a link while the address is being written', async () => {
  const store = await press('Link');
  await waitFor(() => expect(store.get().dates).toEqual(['2026-11-02']));
  expect(search()).toBe('?dates=2026-11-02');
});
