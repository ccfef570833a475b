// The least that the stack can do: router, queries, client and MUI, one page with two fields and a button.
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import axios from 'axios';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

function LoginFloor() {
  return (
    <main>
      <CssBaseline />
      <Typography variant="h4">Sign in</Typography>
      <TextField label="Username" autoComplete="username" />
      <TextField label="Password" type="password" />
      <Button variant="contained" onClick={() => void axios.post('/api/login')}>
        Login
      </Button>
    </main>
  );
}

const router = createBrowserRouter([{ path: '*', Component: LoginFloor }]);

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
