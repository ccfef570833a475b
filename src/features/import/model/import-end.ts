/**
 * What became of a row that was sent. `partly`: the server did not keep all of it; `unknown`: nobody knows. A row of which
 * nothing was sent has none.
 */
export type ImportEnd = {
  how: 'created' | 'updated' | 'partly' | 'failed' | 'unknown';
  /** A `message()`. */
  reason?: string;
  /** What the server says against single fields, as `message()`s. */
  fields?: Readonly<Record<string, string>>;
  /** Which fields were not kept. */
  lost?: readonly string[];
};

/** By the line of the row. */
export type ImportEnds = Readonly<Record<number, ImportEnd>>;

export const isSaved = (end: ImportEnd | undefined): boolean =>
  end?.how === 'created' || end?.how === 'updated' || end?.how === 'partly';
