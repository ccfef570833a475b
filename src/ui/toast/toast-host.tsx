import { useSyncExternalStore } from 'react';
import { lazyComponent } from '@/start/lazy-component';
import { queuedToastCount } from './toast';

const ToastStack = lazyComponent(async () => (await import('./toast-stack')).ToastStack);

export function ToastHost() {
  const queuedCount = useSyncExternalStore(queuedToastCount.subscribe, queuedToastCount.get);
  return queuedCount > 0 && <ToastStack />;
}
