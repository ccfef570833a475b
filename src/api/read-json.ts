/** The JSON that was received as a blob, or as a text where there are none; undefined where it is no JSON. */
export async function readJson(received: unknown): Promise<unknown> {
  return parsed(received instanceof Blob ? await received.text() : String(received));
}

/** What a text of JSON says; undefined where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
