import { useSyncExternalStore } from 'react';
import { laterPart } from '../page/later-part';
import { toastsNeeded } from './toast';

const ToastStack = laterPart(async () => (await import('./toast-stack')).ToastStack);

/** Where toasts appear. Mounted once. */
export function ToastHost() {
  return useSyncExternalStore(toastsNeeded.subscribe, toastsNeeded.get) && <ToastStack />;
}
