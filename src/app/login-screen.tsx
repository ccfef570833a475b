import type { DemoAccount } from '@/features/auth/components/demo-accounts';
import { LoginPage } from '@/features/auth/pages/login-page';
import { AppThemeProvider } from '@/theme/app-theme-provider';

/** The first login page: it needs neither router nor queries. */
export function LoginScreen({ demoAccounts }: { demoAccounts: DemoAccount[] }) {
  return (
    <AppThemeProvider forceLight>
      <LoginPage demoAccounts={demoAccounts} />
    </AppThemeProvider>
  );
}
