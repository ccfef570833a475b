import { toSearchKey } from '@/lib/normalise-text';
import type { ChoiceField } from './import-field';

/** A choice with all words that may name it in a file; the first one is shown. */
export type WordedChoice = { value: number; words: readonly string[] };

export type ChoiceWords = Readonly<Partial<Record<ChoiceField, readonly WordedChoice[]>>>;

export const choicesOfField = (choices: ChoiceWords, name: string): readonly WordedChoice[] | undefined =>
  Object.entries(choices).find(([field]) => field === name)?.[1];

const SEPARATORS = /[,;/、；，／\n]/;

const toWordKey = (word: string) => toSearchKey(word).replaceAll(' ', '');

/** The choices by their words: one index serves all rows of a file. */
const indexes = new WeakMap<readonly WordedChoice[], ReadonlyMap<string, number>>();

function indexChoices(choices: readonly WordedChoice[]): ReadonlyMap<string, number> {
  const existing = indexes.get(choices);
  if (existing) return existing;
  // The first of two choices with the same word takes precedence.
  const index = new Map(
    choices
      .flatMap(({ value, words }) => words.filter(Boolean).map((word) => [toWordKey(word), value] as const))
      .toReversed(),
  );
  indexes.set(choices, index);
  return index;
}

/** Finds the choice that a cell names, regardless of width, kana and case; undefined for none. */
export function findChoice(choices: readonly WordedChoice[], text: string): number | undefined {
  return indexChoices(choices).get(toWordKey(text));
}

export function findChoices(
  choices: readonly WordedChoice[],
  text: string,
): { values: number[]; unknown: string[] } {
  const whole = findChoice(choices, text);
  if (whole !== undefined) return { values: [whole], unknown: [] };
  const words = text
    .split(SEPARATORS)
    .map((word) => word.trim())
    .filter(Boolean);
  const matches = words.map((word) => findChoice(choices, word));
  return {
    values: [...new Set(matches.filter((value) => value !== undefined))],
    unknown: words.filter((_, index) => matches[index] === undefined),
  };
}

export function findWord(choices: readonly WordedChoice[], value: unknown): string {
  return choices.find((choice) => choice.value === value)?.words[0] ?? String(value);
}
