import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { message, translateMessage } from '@/i18n/message';
import { PasswordControl } from '@/ui/form/password-control';
import { TextControl } from '@/ui/form/text-control';
import { WaitingButton } from '@/ui/form/waiting-button';
import { Alert } from '@/ui/kit/alert';
import type { Credentials } from '../model/check-credentials';
import { readEarlyInput } from '../model/early-input';
import { DemoAccounts, type DemoAccount } from './demo-accounts';
import styles from './sign-in-form.module.css';
import { useCredentialFields } from './use-credential-fields';
import { useEarlyInput } from './use-early-input';

type SignInFormProps = {
  /** In the middle of work only the same person may continue. */
  lockedUsername?: string;
  demoAccounts?: DemoAccount[];
};

/** Fetched while the user types: the call, its schemas and the HTTP client are no part of the first load. */
const loadSignIn = () => import('@/session/sign-in');

/** Username, password, and the meaning of every failure at its field. Source: AU-1, AU-4. */
export function SignInForm({ lockedUsername, demoAccounts = [] }: SignInFormProps) {
  const { t } = useTranslation('auth');
  const [early] = useState(readEarlyInput);
  const { typed, fill, check, refuse, fieldOf } = useCredentialFields(
    early?.typed ?? { username: lockedUsername ?? '', password: '' },
  );
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);

  async function signIn(written: Credentials) {
    // The state is a render late; a second press in the same instant must not send twice.
    if (isRunning.current) return;
    const credentials = check(written);
    if (!credentials) return;
    isRunning.current = true;
    setIsBusy(true);
    // After a success the form stays closed: what is behind the login is on its way.
    if (await attempt(credentials)) return;
    isRunning.current = false;
    setIsBusy(false);
  }

  /** Resolves to whether somebody is signed in. */
  async function attempt(credentials: Credentials): Promise<boolean> {
    setFailure(undefined);
    const session = await loadSignIn().catch(() => null);
    if (!session) {
      setFailure(message('auth:noServer'));
      return false;
    }
    try {
      await session.signIn(credentials);
      return true;
    } catch (error) {
      const explained = session.explainSignInFailure(error);
      if (explained.field === 'form') setFailure(explained.message);
      else refuse({ [explained.field]: explained.message });
      if (!lockedUsername) session.endFailedSession();
      return false;
    }
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void signIn(typed);
  }
  const drawn = useEarlyInput({ typed, fill, submit: signIn });

  return (
    // Before any script is there, a form of another method would put the password into the address.
    <form ref={drawn} method="dialog" noValidate onSubmit={submit} onInput={() => void loadSignIn()}>
      <div className={styles.fields}>
        {failure && <Alert severity="error">{translateMessage(failure)}</Alert>}
        <TextControl
          field={fieldOf('username', t('username'), lockedUsername !== undefined)}
          label={t('username')}
          autoComplete="username"
          isRequired
          autoFocus={!lockedUsername}
        />
        <PasswordControl
          field={fieldOf('password', t('password'))}
          label={t('password')}
          isRequired
          autoFocus={lockedUsername !== undefined}
        />
        <WaitingButton type="submit" variant="contained" isBusy={isBusy}>
          {isBusy ? t('signingIn') : t('submit')}
        </WaitingButton>
      </div>
      {demoAccounts.length > 0 && (
        <DemoAccounts
          accounts={demoAccounts}
          onChosen={({ username, password }) => fill({ username, password })}
        />
      )}
    </form>
  );
}
