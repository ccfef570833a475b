import { isFields } from './is-fields';
import type { StoredForm } from './stored-records';

/** Raise `version` when the fields change: older texts are then dropped. */
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
