/** Parses a blob, or a text; undefined where it is no JSON. */
export async function readJson(received: unknown): Promise<unknown> {
  return parseJson(received instanceof Blob ? await received.text() : String(received));
}

/** Undefined where the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
