/** The values of a fine's status on the wire. */
export const FINE_STATUS = { pending: 0, complete: 1 } as const;

export type FineStatus = (typeof FINE_STATUS)[keyof typeof FINE_STATUS];
