import { fingerprintOf } from '@/lib/fingerprint';
import { toSearchKey } from '@/lib/normalise-text';

export type NameKind = 'person' | 'project' | 'task';

/** A person, project or task, and all words by which a file may name it. */
export type NamedThing = { id: number; words: readonly string[] };

/** What was chosen by hand for names that nothing is called, by their fingerprints; null for rows to be left out. */
export type ChosenNames = ReadonlyMap<string, number | null>;

/** A name that nothing is called, or several are, in so many rows, and what was chosen for it; undefined for nothing yet. */
export type UnknownName = {
  kind: NameKind;
  text: string;
  mark: string;
  rows: number;
  id: number | null | undefined;
};

const toNameKey = (word: string) => toSearchKey(word).replaceAll(/[\s・.]/g, '');

/** 山田 太郎 and Taro Yamada are also written the other way round. */
const reverseWords = (word: string) => word.trim().split(/\s+/).reverse().join(' ');

/** Finds what a text names; null where several are called so. */
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

/** Finds what the rows of a file name, by what things are called or by what was chosen by hand, and gathers what neither says. */
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
    /** The first of the texts that names something decides. `usual` is meant where none of them says anything. */
    find(kind: NameKind, texts: readonly string[], usual?: number): number | null {
      for (const text of texts) {
        const id = text === '' ? null : finders[kind](text);
        if (id !== null) return id;
      }
      const text = texts.find(Boolean) ?? '';
      const mark = fingerprintOf(`${kind}\n${toNameKey(text)}`);
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
