import { message } from '@/i18n/message';
import { toast } from '../toast/toast';

/** `done` and `failed` are the toasts, as `message()` texts. Browsers refuse to copy without HTTPS. */
export function copyText(text: string, { done, failed }: { done: string; failed: string }): void {
  const copied = navigator.clipboard ? navigator.clipboard.writeText(text) : Promise.reject(new Error());
  copied.then(
    () => toast.success(done),
    () => toast.error(failed),
  );
}

export const copyAddress = (address: string): void =>
  copyText(address, { done: message('common:link.copied'), failed: message('common:link.failed') });
