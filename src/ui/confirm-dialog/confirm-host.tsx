import { useSyncExternalStore } from 'react';
import { confirmStore } from './confirm';
import { ConfirmDialog } from './confirm-dialog';

type ConfirmHostProps = {
  /** What a failure means to the user, as a `message()` or in the server's words. */
  describeError: (error: unknown) => string;
};

/** Where `confirm()` asks. Mounted once. */
export function ConfirmHost({ describeError }: ConfirmHostProps) {
  const confirmation = useSyncExternalStore(confirmStore.subscribe, confirmStore.get);
  if (!confirmation) return null;
  return <ConfirmDialog key={confirmation.id} confirmation={confirmation} describeError={describeError} />;
}
