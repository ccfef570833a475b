// A page with a link to a table of MUI, whose code is loaded at the press.
import CssBaseline from '@mui/material/CssBaseline';
import Typography from '@mui/material/Typography';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';

const PeopleTable = lazy(() => import('./people-table.jsx'));
const PagedTable = lazy(() => import('./paged-table.jsx'));

function Start() {
  return (
    <main>
      <CssBaseline />
      <Typography variant="h4">Start</Typography>
      <Link to="/people">People</Link>
    </main>
  );
}

const INITIAL_PEOPLE = Array.from({ length: 10 }, (_item, id) => ({
  id,
  eng_name: `Person ${id}`,
  email: `p${id}@example.com`,
}));

function People({ initialPeople }) {
  return (
    <Suspense fallback={null}>
      <PeopleTable initialPeople={initialPeople} />
    </Suspense>
  );
}

const router = createBrowserRouter([
  { path: '/people', element: <People /> },
  { path: '/given', element: <People initialPeople={INITIAL_PEOPLE} /> },
  {
    path: '/paged',
    element: (
      <Suspense fallback={null}>
        <PagedTable />
      </Suspense>
    ),
  },
  { path: '*', Component: Start },
]);

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
