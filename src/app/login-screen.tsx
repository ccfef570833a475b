import type { DemoAccount } from '@/features/auth/components/demo-accounts';
import { LoginPage } from '@/features/auth/pages/login-page';
import { AppTheme } from '@/theme/app-theme';

/** The first login page: it needs neither router nor queries. */
export function LoginScreen({ demoAccounts }: { demoAccounts: DemoAccount[] }) {
  return (
    <AppTheme forceLight>
      <LoginPage demoAccounts={demoAccounts} />
    </AppTheme>
  );
}
