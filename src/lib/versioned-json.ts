import { isFields } from './is-fields';
import type { StoredForm } from './stored-records';

/** JSON with a version, to raise when the fields change: older texts are dropped. `read` gives undefined for invalid fields. */
export function versionedJson<Content extends object>(
  version: number,
  read: (stored: object) => Content | undefined,
): StoredForm<Content> {
  function parse(text: string): Content | null {
    try {
      const stored: unknown = JSON.parse(text);
      if (!isFields(stored) || stored.version !== version) return null;
      return read(stored) ?? null;
    } catch {
      return null;
    }
  }
  return { parse, format: (content) => JSON.stringify({ version, ...content }) };
}
