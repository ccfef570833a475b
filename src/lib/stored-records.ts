import { localValues } from './stored-values';

/** Converts a content to stored text and back; `parse` gives null for a text of another release or a broken one. */
export type StoredForm<Content> = {
  parse: (text: string) => Content | null;
  format: (content: Content) => string;
};

/** Records in local storage. A key is the prefix, the user's id, and a name where a user has several records. */
export function storedRecords<Content>(prefix: string, { parse, format }: StoredForm<Content>) {
  /** The text of each key that was read last, and its content. */
  const lastReads = new Map<string, { text: string; content: Content | null }>();
  const makeKey = (userId: number, name?: string) =>
    `${prefix}${userId}${name === undefined ? '' : `:${name}`}`;

  const ownKeys = () => localValues.keys().filter((key) => key.startsWith(prefix));

  function splitKey(key: string): { userId: number; name: string } {
    const [id, ...rest] = key.slice(prefix.length).split(':');
    return { userId: Number(id), name: rest.join(':') };
  }

  return {
    /** Null where there is no valid record. Returns the same object until the stored text changes. */
    read: (userId: number, name?: string): Content | null => {
      const key = makeKey(userId, name);
      const text = localValues.read(key);
      if (text === null) return null;
      let lastRead = lastReads.get(key);
      if (lastRead?.text !== text) {
        lastRead = { text, content: parse(text) };
        lastReads.set(key, lastRead);
      }
      return lastRead.content;
    },

    /** Stores the record; where the browser refuses, the page keeps it in memory. */
    write: (content: Content, userId: number, name?: string): void =>
      localValues.write(makeKey(userId, name), format(content)),

    /** Stores the record only if the browser accepts it; else returns false and leaves the older one. */
    tryWrite: (content: Content, userId: number, name?: string): boolean =>
      localValues.tryWrite(makeKey(userId, name), format(content)),

    remove: (userId: number, name?: string): void => localValues.remove(makeKey(userId, name)),

    /** All valid records of all users; the name of an unnamed one is ''. */
    entries: (): { userId: number; name: string; content: Content }[] =>
      ownKeys().flatMap((key) => {
        const text = localValues.read(key);
        const content = text === null ? null : parse(text);
        return content === null ? [] : [{ ...splitKey(key), content }];
      }),

    /** Removes the records of all users, or of all users but one. */
    clear: (exceptUserId?: number): void => {
      for (const key of ownKeys()) {
        if (splitKey(key).userId !== exceptUserId) localValues.remove(key);
      }
    },

    /** Calls back when another tab wrote or removed this record. Returns the function that unsubscribes. */
    followRecord: (userId: number, name: () => string, listener: () => void): (() => void) => {
      const follow = ({ key }: StorageEvent) => {
        if (key === null || key === makeKey(userId, name())) listener();
      };
      window.addEventListener('storage', follow);
      return () => window.removeEventListener('storage', follow);
    },

    /** Calls back when another tab wrote or removed any of these records, as long as the page lives. */
    followOtherTabs: (listener: () => void): void =>
      window.addEventListener('storage', ({ key }) => {
        if (key === null || key.startsWith(prefix)) listener();
      }),
  };
}
