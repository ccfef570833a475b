/** The JSON that was received as a blob, or as a text where there are none; undefined where it is no JSON. */
export async function readJson(received: unknown): Promise<unknown> {
  try {
    return JSON.parse(received instanceof Blob ? await received.text() : String(received));
  } catch {
    return undefined;
  }
}
