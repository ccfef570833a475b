/** A server that accepts the call and never answers would keep every screen with due hours waiting. */
const TIMEOUT_MS = 30_000;

/** Reads a JSON file of the deployment. @throws {Error} with the status of a refusal, or after 30 s. */
export async function readCompanyFile(url: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}
