export type RestoreResult = {
  /** True while the restore is in the outbox. */
  waits: boolean;
  /** The number of half hours that stay, because another user has changed them. */
  skipped: number;
};

/** Counts half hours. `lost`: replaced or cleared half hours that an undo cannot restore. */
export type WriteInfo = Record<'created' | 'replaced' | 'cleared' | 'lost', number> & Partial<RestoreResult>;

/** Returns null for a write that replaced and cleared nothing, which the bar does not report. */
export const lossInfo = (info: WriteInfo): WriteInfo | null =>
  info.replaced + info.cleared > 0 ? info : null;
