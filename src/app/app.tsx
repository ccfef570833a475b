import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { DemoAccount } from '@/features/auth/components/demo-accounts';
import { useSession } from '@/session/token-store';
import { AppTheme } from '@/theme/app-theme';
import { PageRouter } from '@/ui/page/use-is-current-route';
import { createAppRouter } from './router';

export function App({ demoAccounts = [] }: { demoAccounts?: DemoAccount[] }) {
  const { token } = useSession();
  const [router] = useState(() => createAppRouter({ demoAccounts }));
  return (
    <AppTheme forceLight={!token}>
      <PageRouter value={router}>
        <RouterProvider router={router} />
      </PageRouter>
    </AppTheme>
  );
}
