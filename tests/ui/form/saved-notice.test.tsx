import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useSavedNotice } from '@/ui/form/saved-notice';

const state = {
  notKept: { id: 3, eng_name: 'Aung Min', jp_name: 'アウンミン', lost: ['phone'] },
  row: { key: 3, isSaved: true },
};

function List() {
  const [notice, close] = useSavedNotice();
  return notice && <button onClick={close}>{notice.eng_name}</button>;
}

function renderList() {
  const router = createMemoryRouter(
    [
      { path: '/list', element: <List /> },
      { path: '/other', element: <p>Other page</p> },
    ],
    { initialEntries: [{ pathname: '/list', search: '?page=2', state }] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

it('shows an open notice again on the way back', async () => {
  const router = renderList();
  await act(() => router.navigate('/other'));
  await act(() => router.navigate(-1));
  expect(screen.getByText('Aung Min')).toBeVisible();
});

it('does not show a closed notice again, and keeps the rest of the entry', async () => {
  const router = renderList();
  fireEvent.click(screen.getByText('Aung Min'));
  expect(screen.queryByText('Aung Min')).toBeNull();
  await act(() => router.navigate('/other'));
  expect(screen.getByText('Other page')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(screen.queryByText('Aung Min')).toBeNull();
  const { search, state: left } = router.state.location;
  expect(search).toBe('?page=2');
  expect(left).toEqual({ row: state.row });
});
