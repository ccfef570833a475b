import type { DemoAccount } from '@/features/auth/components/demo-accounts';
import { LoginPage } from '@/features/auth/pages/login-page';
import { Dressed } from '@/theme/dressed';

/** The first login page: it needs neither router nor queries. */
export function LoginScreen({ demoAccounts }: { demoAccounts: DemoAccount[] }) {
  return (
    <Dressed forceLight>
      <LoginPage demoAccounts={demoAccounts} />
    </Dressed>
  );
}
