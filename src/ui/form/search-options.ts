import { toFoundKey } from '@/lib/normalise-text';
import { createKeyMatch } from '@/lib/word-search';
import type { Option, OptionValue } from './option';

/** A longer list is not read to its end: typing narrows it, and opening it stays fast with thousands of choices. */
export const SHOWN_OPTIONS = 100;

/**
 * The search of a picker: on label, detail and keywords, without regard to case, width or kana kind.
 * Returns at most `SHOWN_OPTIONS`; the keys are built once per list, when somebody looks for something.
 */
export function createOptionSearch<Value extends OptionValue>(options: readonly Option<Value>[]) {
  const withKey = (option: Option<Value>) => ({
    option,
    key: toFoundKey(option.label, option.detail ?? '', option.keywords ?? ''),
  });
  let keyed: ReturnType<typeof withKey>[] | null = null;
  return (search: string): Option<Value>[] => {
    if (search === '') return options.slice(0, SHOWN_OPTIONS);
    const matches = createKeyMatch(search);
    keyed ??= options.map(withKey);
    return keyed
      .filter(({ key }) => matches(key))
      .slice(0, SHOWN_OPTIONS)
      .map(({ option }) => option);
  };
}
