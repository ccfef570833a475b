import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useRestoredRow } from '@/ui/data-table/list-return';
import { useSavedNotice } from '@/ui/form/saved-notice';

const state = {
  notKept: { id: 3, eng_name: 'Aung Min', jp_name: 'アウンミン', lost: ['phone'] },
  row: { key: 3, isSaved: true },
};

function List() {
  const [notice, close] = useSavedNotice();
  const restored = useRestoredRow();
  return (
    <>
      {notice && <button onClick={close}>{notice.eng_name}</button>}
      {restored && <p>Row {restored.key}</p>}
    </>
  );
}

async function renderList() {
  const router = createMemoryRouter([
    { path: '/', element: <p>Form</p> },
    { path: '/list', element: <List /> },
    { path: '/other', element: <p>Other page</p> },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/list?page=2', { state }));
  return router;
}

it('shows an open notice again on the way back', async () => {
  const router = await renderList();
  await act(() => router.navigate('/other'));
  await act(() => router.navigate(-1));
  expect(screen.getByText('Aung Min')).toBeVisible();
});

it('does not show a closed notice again, and keeps the saved row marked', async () => {
  const router = await renderList();
  fireEvent.click(screen.getByText('Aung Min'));
  expect(screen.queryByText('Aung Min')).toBeNull();
  expect(screen.getByText('Row 3')).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
  await act(() => router.navigate('/other'));
  expect(screen.getByText('Other page')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(screen.queryByText('Aung Min')).toBeNull();
});

it('does not bring the saved row into view when the notice is closed on the way back', async () => {
  const router = await renderList();
  await act(() => router.navigate('/other'));
  await act(() => router.navigate(-1));
  expect(screen.queryByText('Row 3')).toBeNull();
  fireEvent.click(screen.getByText('Aung Min'));
  expect(screen.queryByText('Aung Min')).toBeNull();
  expect(screen.queryByText('Row 3')).toBeNull();
});
