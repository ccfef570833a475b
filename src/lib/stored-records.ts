import { isFields } from './is-fields';
import { localValues } from './stored-values';

/** How something is written as a text that a later release may find: `parse` gives null for what makes no sense. */
type StoredForm<Content> = {
  parse: (text: string) => Content | null;
  format: (content: Content) => string;
};

/**
 * JSON with a version beside its fields. The version is to be counted up whenever the fields change their shape: what
 * was stored before is then dropped. `read` gives undefined for what makes no sense.
 */
export function versionedJson<Content extends object>(
  version: number,
  read: (stored: object) => Content | undefined,
): StoredForm<Content> {
  function parse(text: string): Content | null {
    try {
      const stored: unknown = JSON.parse(text);
      return (isFields(stored) && stored.version === version && read(stored)) || null;
    } catch {
      return null;
    }
  }
  return { parse, format: (content) => JSON.stringify({ version, ...content }) };
}

/**
 * What this browser holds for users, shared by its tabs: under a prefix, the id of the user, and a name where somebody
 * has several.
 */
export function storedRecords<Content>(prefix: string, { parse, format }: StoredForm<Content>) {
  let last: { key: string; text: string; content: Content | null } | null = null;
  const keyOf = (userId: number, name?: string) =>
    `${prefix}${userId}${name === undefined ? '' : `:${name}`}`;

  return {
    /** Null where there is none that makes sense. The same object until somebody writes something else. */
    read(userId: number, name?: string): Content | null {
      const key = keyOf(userId, name);
      const text = localValues.read(key);
      if (text === null) return null;
      if (last?.key !== key || last.text !== text) last = { key, text, content: parse(text) };
      return last.content;
    },

    /** Where the browser does not keep it, the page does, as long as it is there. */
    write: (content: Content, userId: number, name?: string): void =>
      localValues.write(keyOf(userId, name), format(content)),

    /** Writes it only if the browser keeps it; else false, and what was there stays. */
    tryWrite: (content: Content, userId: number, name?: string): boolean =>
      localValues.tryWrite(keyOf(userId, name), format(content)),

    remove: (userId: number, name?: string): void => localValues.remove(keyOf(userId, name)),

    /** The named ones of everybody that make sense. */
    entries(): { userId: number; name: string; content: Content }[] {
      return localValues.keys().flatMap((key) => {
        if (!key.startsWith(prefix)) return [];
        const [id = '', ...rest] = key.slice(prefix.length).split(':');
        const text = localValues.read(key);
        const content = text === null ? null : parse(text);
        return content ? [{ userId: Number(id), name: rest.join(':'), content }] : [];
      });
    },

    /** Removes the named ones of everybody, or of everybody but one. */
    clear(exceptOf?: number): void {
      const kept = exceptOf === undefined ? null : keyOf(exceptOf, '');
      for (const key of localValues.keys()) {
        if (key.startsWith(prefix) && !(kept !== null && key.startsWith(kept))) localValues.remove(key);
      }
    },

    /** Calls when another tab wrote or removed the one of that name. Returns the function that stops it. */
    followRecord(userId: number, name: () => string, listener: () => void): () => void {
      const follow = ({ key }: StorageEvent) => {
        if (key === keyOf(userId, name())) listener();
      };
      window.addEventListener('storage', follow);
      return () => window.removeEventListener('storage', follow);
    },

    /** Calls when another tab may have written one. */
    followOtherTabs(listener: () => void): void {
      window.addEventListener('storage', ({ key }) => {
        if (key === null || key.startsWith(prefix)) listener();
      });
    },
  };
}
