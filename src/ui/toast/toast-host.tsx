import { useSyncExternalStore } from 'react';
import { lazyComponent } from '@/start/lazy-component';
import { toastsNeeded } from './toast';

const ToastStack = lazyComponent(async () => (await import('./toast-stack')).ToastStack);

/** Renders the toasts. Mounted once. */
export function ToastHost() {
  return useSyncExternalStore(toastsNeeded.subscribe, toastsNeeded.get) && <ToastStack />;
}
