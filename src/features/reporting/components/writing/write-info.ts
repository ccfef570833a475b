/** `skipped` half hours stay, because another user changed them; it `waits` until it is sent. */
export type UndoResult = { waits: boolean; skipped: number };

/** The counts that the undo bar shows of a write, in half hours. */
export type WriteInfo = Record<'created' | 'replaced' | 'cleared' | 'lost', number> & Partial<UndoResult>;

/** The bar reports only a write that replaced or cleared records. */
export const infoOfLoss = (info: WriteInfo): WriteInfo | null =>
  info.replaced + info.cleared > 0 ? info : null;
