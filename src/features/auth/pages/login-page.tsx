import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { env } from '@/config/env';
import { LanguageToggle } from '@/ui/page/language-toggle';
import { PageTitle } from '@/ui/page/page-title';
import { StorageNotice } from '@/ui/page/storage-notice';
import type { DemoAccount } from '../components/demo-accounts';
import { SignInForm } from '../components/sign-in-form';
import styles from './login-page.module.css';

/** One centred card, always in the light scheme. Source: SH-4. */
export function LoginPage({ demoAccounts }: { demoAccounts: DemoAccount[] }) {
  const { t } = useTranslation('auth');
  return (
    <main className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <div className={styles.card}>
        <div className={styles.head}>
          <strong>{env.appTitle}</strong>
          <LanguageToggle />
        </div>
        <Typography variant="h1" className={styles.title}>
          {t('title')}
        </Typography>
        <p className={styles.purpose}>{t('purpose')}</p>
        <StorageNotice className={styles.notice} />
        <SignInForm demoAccounts={demoAccounts} />
      </div>
    </main>
  );
}
