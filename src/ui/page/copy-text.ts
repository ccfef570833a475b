import { message } from '@/i18n/message';
import { toast } from '../toast/toast';

/** Puts a text into the clipboard and says so; the texts are those of `message()`. Browsers refuse it to pages without HTTPS. */
export function copyText(text: string, { done, failed }: { done: string; failed: string }): void {
  const copied = navigator.clipboard ? navigator.clipboard.writeText(text) : Promise.reject(new Error());
  copied.then(
    () => toast.success(done),
    () => toast.error(failed),
  );
}

export const copyAddress = (address: string): void =>
  copyText(address, { done: message('common:link.copied'), failed: message('common:link.failed') });
