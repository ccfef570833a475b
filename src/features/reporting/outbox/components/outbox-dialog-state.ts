import { createStore } from '@/lib/create-store';

/** True while the list of the outbox is open; the chip and the pages open the same one. */
export const outboxDialogState = createStore(false);
