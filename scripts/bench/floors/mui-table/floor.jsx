// A page with a link, and behind it, loaded when it is asked for, a table of MUI.
import CssBaseline from '@mui/material/CssBaseline';
import Typography from '@mui/material/Typography';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';

const PeopleTable = lazy(() => import('./people-table.jsx'));

function Start() {
  return (
    <main>
      <CssBaseline />
      <Typography variant="h4">Start</Typography>
      <Link to="/people">People</Link>
    </main>
  );
}

function People() {
  return (
    <Suspense fallback={null}>
      <PeopleTable />
    </Suspense>
  );
}

const router = createBrowserRouter([
  { path: '/people', Component: People },
  { path: '*', Component: Start },
]);

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
