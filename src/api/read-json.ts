/** Parses a received blob, or a text where the host has no blobs; undefined where it is no JSON. */
export async function readJson(received: unknown): Promise<unknown> {
  return parseJson(received instanceof Blob ? await received.text() : String(received));
}

/** Parses a text; undefined where it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
