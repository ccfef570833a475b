import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { Credentials } from '@/session/sign-in';

export type DemoAccount = Credentials & { role: 'admin' | 'user' };

type DemoAccountsProps = { accounts: DemoAccount[]; onChosen: (account: DemoAccount) => void };

export function DemoAccounts({ accounts, onChosen }: DemoAccountsProps) {
  const { t } = useTranslation('auth');
  return (
    // A hint that is always on the page is no alert.
    <Alert severity="info" role="note" sx={{ mt: 3 }}>
      <AlertTitle>{t('demo.title')}</AlertTitle>
      {t('demo.body')}
      <Stack spacing={1} sx={{ mt: 1, alignItems: 'flex-start' }}>
        {accounts.map((account) => (
          <Button
            key={account.username}
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => onChosen(account)}
          >
            {t(`demo.${account.role}`)}: {account.username} / {account.password}
          </Button>
        ))}
      </Stack>
    </Alert>
  );
}
