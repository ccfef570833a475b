import { createFingerprint } from '@/lib/fingerprint';
import { toSearchKey } from '@/lib/normalise-text';

export type NameKind = 'person' | 'project' | 'task';

/** A person, project or task with all words that may name it in a file. */
export type NamedThing = { id: number; words: readonly string[] };

/** The user's choices for unknown names, by fingerprint; null omits the rows. */
export type ChosenNames = ReadonlyMap<string, number | null>;

/** A name of no record or of several, and its chosen id; undefined until the user chooses. */
export type UnknownName = {
  kind: NameKind;
  text: string;
  mark: string;
  rows: number;
  id: number | null | undefined;
};

const toNameKey = (word: string) => toSearchKey(word).replaceAll(/[\s・.]/g, '');

/** Names such as 山田 太郎 and Taro Yamada also occur in reverse order. */
const reverseWords = (word: string) => word.trim().split(/\s+/).reverse().join(' ');

/** Creates a finder of ids by text; null if several things share the name. */
function createFinder(things: readonly NamedThing[]) {
  const found = new Map<string, number | null>();
  for (const { id, words } of things)
    for (const key of new Set(words.flatMap((word) => [toNameKey(word), toNameKey(reverseWords(word))]))) {
      if (key === '') continue;
      const other = found.get(key);
      found.set(key, other === undefined || other === id ? id : null);
    }
  return (text: string) => found.get(toNameKey(text)) ?? null;
}

/** Finds the records that rows name, by their words or by the user's choice, and collects unknown names. */
export function createNames(things: Readonly<Record<NameKind, readonly NamedThing[]>>, chosen: ChosenNames) {
  const finders = {
    person: createFinder(things.person),
    project: createFinder(things.project),
    task: createFinder(things.task),
  };
  const ids = {
    person: new Set(things.person.map(({ id }) => id)),
    project: new Set(things.project.map(({ id }) => id)),
    task: new Set(things.task.map(({ id }) => id)),
  };
  const unknown = new Map<string, UnknownName>();

  return {
    /** The first text with a match decides. `usual` applies if all texts are empty. */
    find(kind: NameKind, texts: readonly string[], usual?: number): number | null {
      for (const text of texts) {
        const id = text === '' ? null : finders[kind](text);
        if (id !== null) return id;
      }
      const text = texts.find(Boolean) ?? '';
      const mark = createFingerprint(`${kind}\n${toNameKey(text)}`);
      const unknownName = unknown.get(mark);
      if (unknownName) {
        unknownName.rows += 1;
        return unknownName.id ?? null;
      }
      const id = chosen.has(mark) ? chosen.get(mark) : text === '' ? usual : undefined;
      const isKnown = id == null || ids[kind].has(id);
      const name = { kind, text, mark, rows: 1, id: isKnown ? id : undefined };
      unknown.set(mark, name);
      return name.id ?? null;
    },
    unknown: () => [...unknown.values()],
  };
}
