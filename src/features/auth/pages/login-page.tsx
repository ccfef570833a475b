import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { env } from '@/config/env';
import { LanguageToggle } from '@/ui/page/language-toggle';
import { StorageNotice } from '@/ui/page/storage-notice';
import type { DemoAccount } from '../components/demo-accounts';
import { SignInForm } from '../components/sign-in-form';

/** One centred card. Always light. Source: SH-4. */
export function LoginPage({ demoAccounts }: { demoAccounts: DemoAccount[] }) {
  const { t } = useTranslation('auth');
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', bgcolor: 'background.login', p: 2 }}
    >
      <title>{`${t('title')} – ${env.appTitle}`}</title>
      <Card sx={{ width: '100%', maxWidth: 400, p: { xs: 3, sm: 4 }, boxSizing: 'border-box' }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 3, gap: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{env.appTitle}</Typography>
          <LanguageToggle />
        </Box>
        <Typography component="h1" variant="h1" sx={{ mb: 0.5 }}>
          {t('title')}
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 3 }}>
          {t('purpose')}
        </Typography>
        <StorageNotice sx={{ mb: 3 }} />
        <SignInForm demoAccounts={demoAccounts} />
      </Card>
    </Box>
  );
}
