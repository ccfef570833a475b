import { useSyncExternalStore } from 'react';
import { lazyComponent } from '@/start/lazy-component';
import { confirmStore } from './confirm';

const ConfirmDialog = lazyComponent(async () => (await import('./confirm-dialog')).ConfirmDialog);

type ConfirmHostProps = {
  /** Explains a failure, as a `message()` or in the server's words. */
  describeError: (error: unknown) => string;
};

export function ConfirmHost({ describeError }: ConfirmHostProps) {
  const confirmation = useSyncExternalStore(confirmStore.subscribe, confirmStore.get);
  if (!confirmation) return null;
  return <ConfirmDialog key={confirmation.id} confirmation={confirmation} describeError={describeError} />;
}
