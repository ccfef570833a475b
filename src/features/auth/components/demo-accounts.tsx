import { useTranslation } from 'react-i18next';
import { Alert } from '@/ui/kit/alert';
import { Button } from '@/ui/kit/button';
import { Text } from '@/ui/kit/text';
import styles from './demo-accounts.module.css';

export type DemoAccount = { username: string; password: string; role: 'admin' | 'user' };

type DemoAccountsProps = { accounts: DemoAccount[]; onChosen: (account: DemoAccount) => void };

/** Prints the accounts of the mock API; a click fills the form in. */
export function DemoAccounts({ accounts, onChosen }: DemoAccountsProps) {
  const { t } = useTranslation('auth');
  return (
    <Alert severity="info" className={styles.demo}>
      <Text component="div" className={styles.title}>
        {t('demo.title')}
      </Text>
      {t('demo.body')}
      <div className={styles.accounts}>
        {accounts.map((account) => (
          <Button
            key={account.username}
            size="small"
            variant="outlined"
            color="inherit"
            aria-label={t('demo.use', { username: account.username })}
            onClick={() => onChosen(account)}
          >
            {t(`demo.${account.role}`)}: {account.username} / {account.password}
          </Button>
        ))}
      </div>
    </Alert>
  );
}
