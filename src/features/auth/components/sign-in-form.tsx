import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm, type Resolver, type ResolverResult } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { message, translateMessage } from '@/i18n/message';
import type { Credentials } from '@/session/sign-in';
import { Form } from '@/ui/form/form';
import { PasswordField } from '@/ui/form/password-field';
import { TextField } from '@/ui/form/text-field';
import { WaitingButton } from '@/ui/form/waiting-button';
import { checkCredentials } from '../model/check-credentials';
import { DemoAccounts, type DemoAccount } from './demo-accounts';

type SignInFormProps = {
  /** The only user who may sign in, after a session expired. */
  lockedUsername?: string;
  demoAccounts?: DemoAccount[];
};

/** Loaded while the user types, so that the login page does not wait for the request and its schemas. */
const loadSignIn = () => import('@/session/sign-in');

const toFieldError = (text?: string) => (text ? { type: 'custom', message: text } : undefined);

const resolver: Resolver<Credentials> = (typed): ResolverResult<Credentials> => {
  const { values, errors } = checkCredentials(typed);
  if (values) return { values, errors: {} };
  return {
    values: {},
    errors: { username: toFieldError(errors.username), password: toFieldError(errors.password) },
  };
};

/** Source: AU-1, AU-4. */
export function SignInForm({ lockedUsername, demoAccounts = [] }: SignInFormProps) {
  const { t } = useTranslation('auth');
  const form = useForm<Credentials, unknown, Credentials>({
    resolver,
    defaultValues: { username: lockedUsername ?? '', password: '' },
    reValidateMode: 'onSubmit',
    // `Form` moves the focus, also to a field that the server refuses.
    shouldFocusError: false,
  });
  const [failure, setFailure] = useState<string>();
  const { control, formState } = form;
  // Keeps the button busy after a success, while the next page loads.
  const [isSignedIn, setIsSignedIn] = useState(false);
  const isBusy = formState.isSubmitting || isSignedIn;

  async function submit(credentials: Credentials) {
    if (isSignedIn) return;
    setFailure(undefined);
    const signInModule = await loadSignIn().catch(() => null);
    if (!signInModule) return setFailure(message('auth:noServer'));
    try {
      await signInModule.signIn(credentials);
      setIsSignedIn(true);
    } catch (error) {
      const problem = signInModule.explainSignInFailure(error);
      if (problem.field === 'form') setFailure(problem.message);
      else form.setError(problem.field, { message: problem.message });
      if (!lockedUsername) signInModule.endOlderSession();
    }
  }

  return (
    <div onInput={() => void loadSignIn().catch(() => undefined)}>
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
          onChosen={({ username, password }) => {
            if (isBusy) return;
            form.reset({ username, password });
            setFailure(undefined);
          }}
        />
      )}
    </div>
  );
}
