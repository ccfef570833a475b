import { createStore } from '@/lib/create-store';

export const outboxDialogState = createStore(false);
