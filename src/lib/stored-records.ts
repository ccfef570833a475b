import { localValues } from './stored-values';

/** `parse` gives null for a broken text, or for one of another release. */
export type StoredForm<Content> = {
  parse: (text: string) => Content | null;
  format: (content: Content) => string;
};

/** The key of a record is the prefix, the id of its user, and a name where a user has several. */
export function storedRecords<Content>(prefix: string, { parse, format }: StoredForm<Content>) {
  /** By key. An unchanged text is not parsed again. */
  const lastReads = new Map<string, { text: string; content: Content | null }>();
  const makeKey = (userId: number, name?: string) =>
    `${prefix}${userId}${name === undefined ? '' : `:${name}`}`;

  const ownKeys = () => localValues.keys().filter((key) => key.startsWith(prefix));

  function splitKey(key: string): { userId: number; name: string } {
    const [id, ...rest] = key.slice(prefix.length).split(':');
    return { userId: Number(id), name: rest.join(':') };
  }

  return {
    /** Null without a valid record. Returns the same object until the text changes. */
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

    write: (content: Content, userId: number, name?: string): void =>
      localValues.write(makeKey(userId, name), format(content)),

    tryWrite: (content: Content, userId: number, name?: string): boolean =>
      localValues.tryWrite(makeKey(userId, name), format(content)),

    remove: (userId: number, name?: string): void => localValues.remove(makeKey(userId, name)),

    /** Of all users; the name of an unnamed record is empty. */
    entries: (): { userId: number; name: string; content: Content }[] =>
      ownKeys().flatMap((key) => {
        const text = localValues.read(key);
        const content = text === null ? null : parse(text);
        return content === null ? [] : [{ ...splitKey(key), content }];
      }),

    clear: (exceptUserId?: number): void => {
      for (const key of ownKeys()) {
        if (splitKey(key).userId !== exceptUserId) localValues.remove(key);
      }
    },

    followRecord: (userId: number, name: () => string, listener: () => void): (() => void) => {
      const follow = ({ key }: StorageEvent) => {
        if (key === null || key === makeKey(userId, name())) listener();
      };
      window.addEventListener('storage', follow);
      return () => window.removeEventListener('storage', follow);
    },

    /** Calls back for changes by other tabs, as long as the page lives. */
    followOtherTabs: (listener: () => void): void =>
      window.addEventListener('storage', ({ key }) => {
        if (key === null || key.startsWith(prefix)) listener();
      }),
  };
}
