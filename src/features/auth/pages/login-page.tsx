import { useTranslation } from 'react-i18next';
import { env } from '@/config/env';
import { Text } from '@/ui/kit/text';
import { LanguageToggle } from '@/ui/page/language-toggle';
import { StorageNotice } from '@/ui/page/storage-notice';
import type { DemoAccount } from '../components/demo-accounts';
import { SignInForm } from '../components/sign-in-form';
import styles from './login-page.module.css';
import { PageTitle } from '@/ui/page/page-title';

/** One centred card. Always light. Source: SH-4. */
export function LoginPage({ demoAccounts }: { demoAccounts: DemoAccount[] }) {
  const { t } = useTranslation('auth');
  return (
    <main className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <div className={styles.card}>
        <div className={styles.head}>
          <Text className={styles.product}>{env.appTitle}</Text>
          <LanguageToggle />
        </div>
        <Text variant="h1" className={styles.title}>
          {t('title')}
        </Text>
        <Text className={styles.purpose}>{t('purpose')}</Text>
        <StorageNotice className={styles.notice} />
        <SignInForm demoAccounts={demoAccounts} />
      </div>
    </main>
  );
}
