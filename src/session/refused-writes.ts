import { message, translateMessage } from '@/i18n/message';
import { notices } from '@/ui/notice/notices';

let isRefused = false;
let noticeId: number | null = null;

function close(): void {
  if (noticeId !== null) notices.close(noticeId);
  noticeId = null;
}

/** Writes that an ended session refused. The form still holds them: after the sign-in in place the page says that they can be sent. */
export const refusedWrites = {
  note: (): void => void (isRefused = true),

  tellSignedInAgain(): void {
    if (!isRefused) return;
    isRefused = false;
    close();
    noticeId = notices.show(() => translateMessage(message('shell:expired.sendAgain')));
  },

  /** The next write answers the notice, and speaks for itself. */
  settle: close,

  forget(): void {
    isRefused = false;
    close();
  },
};
