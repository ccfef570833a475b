import { createFingerprint } from '@/lib/fingerprint';
import { toSearchKey } from '@/lib/normalise-text';

export type NameKind = 'person' | 'project' | 'task';

/** A person, project or task with all words that may name it in a file. */
export type NamedRecord = { id: number; words: readonly string[] };

/** The user's choices for unknown names, by fingerprint; null omits the rows. */
export type ChosenNames = ReadonlyMap<string, number | null>;

/** A name of no record or of several, and its chosen id; undefined until the user chooses. */
export type UnknownName = {
  kind: NameKind;
  text: string;
  fingerprint: string;
  rowCount: number;
  id: number | null | undefined;
};

const toNameKey = (word: string) => toSearchKey(word).replaceAll(/[\s・.]/g, '');

/** Names such as 山田 太郎 and Taro Yamada also occur in reverse order. */
const reverseWords = (word: string) => word.trim().split(/\s+/).reverse().join(' ');

/** Creates a finder of ids by text; null if no record has the name, or several. */
function createFinder(records: readonly NamedRecord[]) {
  const idsByKey = new Map<string, number | null>();
  for (const { id, words } of records)
    for (const key of new Set(words.flatMap((word) => [toNameKey(word), toNameKey(reverseWords(word))]))) {
      if (key === '') continue;
      const otherId = idsByKey.get(key);
      idsByKey.set(key, otherId === undefined || otherId === id ? id : null);
    }
  return (text: string) => idsByKey.get(toNameKey(text)) ?? null;
}

export function createNames(
  records: Readonly<Record<NameKind, readonly NamedRecord[]>>,
  chosen: ChosenNames,
) {
  const finders = {
    person: createFinder(records.person),
    project: createFinder(records.project),
    task: createFinder(records.task),
  };
  const ids = {
    person: new Set(records.person.map(({ id }) => id)),
    project: new Set(records.project.map(({ id }) => id)),
    task: new Set(records.task.map(({ id }) => id)),
  };
  const unknown = new Map<string, UnknownName>();

  return {
    /** The first text with a match decides. `defaultId` applies if all texts are empty. */
    find: (kind: NameKind, texts: readonly string[], defaultId?: number): number | null => {
      for (const text of texts) {
        const id = text === '' ? null : finders[kind](text);
        if (id !== null) return id;
      }
      const text = texts.find(Boolean) ?? '';
      const fingerprint = createFingerprint(`${kind}\n${toNameKey(text)}`);
      const earlierName = unknown.get(fingerprint);
      if (earlierName) {
        earlierName.rowCount += 1;
        return earlierName.id ?? null;
      }
      const idOfEmpty = text === '' ? defaultId : undefined;
      const id = chosen.has(fingerprint) ? chosen.get(fingerprint) : idOfEmpty;
      // A remembered choice may be a record that was deleted since.
      const isCurrent = id == null || ids[kind].has(id);
      const unknownName = { kind, text, fingerprint, rowCount: 1, id: isCurrent ? id : undefined };
      unknown.set(fingerprint, unknownName);
      return unknownName.id ?? null;
    },
    unknown: () => [...unknown.values()],
  };
}
