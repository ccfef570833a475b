/** The result of a sent row. `partly`: the server did not keep the fields `lost`; `unknown`: no read could prove it. */
export type ImportEnd = {
  how: 'created' | 'updated' | 'partly' | 'failed' | 'unknown';
  /** A `message()`. */
  reason?: string;
  /** The server's messages about single fields, as `message()`s. */
  fields?: Readonly<Record<string, string>>;
  lost?: readonly string[];
};

/** By the line of the file. */
export type ImportEnds = Readonly<Record<number, ImportEnd>>;

export const isSaved = (end: ImportEnd | undefined): boolean =>
  end?.how === 'created' || end?.how === 'updated' || end?.how === 'partly';

/** Returns the count to announce, in steps of a tenth: a screen reader cannot keep up with every row. */
export function announcedCount(done: number, all: number): number {
  return done - (done % Math.ceil(all / 10));
}
