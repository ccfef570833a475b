import { translateMessage } from '@/i18n/message';
import { notices } from '@/ui/notice/notices';

let isRefused = false;
let noticeId: number | null = null;

function close(): void {
  if (noticeId !== null) notices.close(noticeId);
  noticeId = null;
}

/** After the sign-in a notice says to send the write again that an ended session refused. */
export const refusedWrites = {
  note(): void {
    isRefused = true;
  },

  showSendAgain(): void {
    if (!isRefused) return;
    isRefused = false;
    close();
    noticeId = notices.show(() => translateMessage('shell:expired.sendAgain'));
  },

  /** The next write shows its own outcome. */
  settle: close,

  forget(): void {
    isRefused = false;
    close();
  },
};
