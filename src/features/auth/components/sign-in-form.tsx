import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translateMessage } from '@/i18n/message';
import { endFailedSession, explainSignInFailure, signIn } from '@/session/sign-in';
import { Form } from '@/ui/form/form';
import { PasswordField } from '@/ui/form/password-field';
import { TextField } from '@/ui/form/text-field';
import { useAppForm } from '@/ui/form/use-app-form';
import { WaitingButton } from '@/ui/form/waiting-button';
import { credentialsSchema, type Credentials } from '../model/credentials';
import { DemoAccounts, type DemoAccount } from './demo-accounts';

type SignInFormProps = {
  /** In the middle of work only the same person may continue. */
  lockedUsername?: string;
  demoAccounts?: DemoAccount[];
};

/** Username, password, and the meaning of every failure at its field. Source: AU-1, AU-4. */
export function SignInForm({ lockedUsername, demoAccounts = [] }: SignInFormProps) {
  const { t } = useTranslation('auth');
  const form = useAppForm(credentialsSchema, { username: lockedUsername ?? '', password: '' });
  const [failure, setFailure] = useState<string>();
  const { control, formState } = form;
  // After a success the button stays busy: the page behind the login is on its way.
  const [isSignedIn, setIsSignedIn] = useState(false);
  const isBusy = formState.isSubmitting || isSignedIn;

  async function submit(credentials: Credentials) {
    if (isSignedIn) return;
    setFailure(undefined);
    try {
      await signIn(credentials);
      setIsSignedIn(true);
    } catch (error) {
      const explained = explainSignInFailure(error);
      if (explained.field === 'form') setFailure(explained.message);
      else form.setError(explained.field, { message: explained.message });
      if (!lockedUsername) endFailedSession();
    }
  }

  return (
    <>
      <Form form={form} onSubmit={submit}>
        <Stack spacing={2}>
          {failure && <Alert severity="error">{translateMessage(failure)}</Alert>}
          <TextField
            control={control}
            name="username"
            label={t('username')}
            autoComplete="username"
            isRequired
            isDisabled={lockedUsername !== undefined}
            autoFocus={!lockedUsername}
          />
          <PasswordField
            control={control}
            name="password"
            label={t('password')}
            autoComplete="current-password"
            isRequired
            autoFocus={lockedUsername !== undefined}
          />
          <WaitingButton type="submit" variant="contained" isBusy={isBusy}>
            {isBusy ? t('signingIn') : t('submit')}
          </WaitingButton>
        </Stack>
      </Form>
      {demoAccounts.length > 0 && (
        <DemoAccounts
          accounts={demoAccounts}
          onChosen={({ username, password }) => form.reset({ username, password })}
        />
      )}
    </>
  );
}
