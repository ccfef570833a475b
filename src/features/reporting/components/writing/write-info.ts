export type RestoreResult = {
  /** True while the restore is in the outbox. */
  waits: boolean;
  /** The half hours that stay, because another user has changed them. */
  skipped: number;
};

/** The counts that the undo bar shows of a write, in half hours; `lost` are those that an undo cannot put back (`slot-step.ts`). */
export type WriteInfo = Record<'created' | 'replaced' | 'cleared' | 'lost', number> & Partial<RestoreResult>;

/** Returns null for a write that replaced and cleared nothing, which the bar does not report. */
export const lossInfo = (info: WriteInfo): WriteInfo | null =>
  info.replaced + info.cleared > 0 ? info : null;
