import type SvgIcon from '@mui/material/SvgIcon';
import { toSearchKey } from '@/lib/normalise-text';
import { searchedDigits } from '@/lib/phone-number';

/** Equally good groups are shown in this order: most searches look for a screen. */
const GROUPS = ['screens', 'actions', 'people', 'projects', 'brushes'] as const;

type CommandGroup = (typeof GROUPS)[number];

export type PaletteCommand = {
  /** Stays the same in all releases, because browsers store it as recently used. */
  id: string;
  group: CommandGroup;
  label: string;
  detail?: string;
  icon: typeof SvgIcon;
  /** `matchedKey` of all its names. Lazy, because thousands of keys would delay the opening. */
  key: () => string;
  /** Words that only narrow a search, e.g. the kind of page of a person. */
  refinement?: () => string;
  phone?: () => string;
  act: () => void;
};

export type FoundGroup = { group: CommandGroup | 'recent'; commands: PaletteCommand[] };

/** Results of a group: more would push the next group out of sight. */
const MOST_OF_A_GROUP = 8;
// Before the first letter the groups are so short that they render at once.
const MOST_RECENT_SHOWN = 5;
const MOST_OFFERED = 6;

/** Letters after kana, which an input method (IME) has not converted yet. */
const UNFINISHED = /(?<=[\u3041-\u309fー])[a-z]+$/;
/** Fewer digits match too many numbers. */
const LEAST_DIGITS = 4;
const WORD_ENDS = ' ・./()-_';

/** 0 for a match at the beginning of a name, 1 of a word, 2 inside a word. */
type Rank = 0 | 1 | 2;

function rankWord(key: string, word: string): Rank | null {
  let best: Rank | null = null;
  for (let at = key.indexOf(word); at >= 0; at = key.indexOf(word, at + 1)) {
    const before = key[at - 1] ?? '\n';
    if (before === '\n') return 0;
    if (WORD_ENDS.includes(before)) best = 1;
    else best ??= 2;
  }
  return best;
}

function createRank(search: string): (command: PaletteCommand) => Rank | null {
  const text = toSearchKey(search).replace(UNFINISHED, '');
  const words = text.split(/[ ・]/).filter(Boolean);
  const digits = searchedDigits(text) ?? '';
  return (command) => {
    const key = command.key();
    if (rankWord(key, text) === 0) return 0;
    if (digits.length >= LEAST_DIGITS && command.phone?.().includes(digits)) return 1;
    let worst: Rank = 0;
    let isNamed = false;
    for (const word of words) {
      const nameRank = rankWord(key, word);
      isNamed ||= nameRank !== null;
      const rank = nameRank ?? rankWord(command.refinement?.() ?? '', word);
      if (rank === null) return null;
      if (rank > worst) worst = rank;
    }
    return isNamed ? worst : null;
  };
}

export function findCommands(
  commands: readonly PaletteCommand[],
  search: string,
  recentIds: readonly string[],
): FoundGroup[] {
  if (search.trim() === '') return offerCommands(commands, recentIds);
  const getRank = createRank(search);
  const places = new Map(recentIds.map((id, place) => [id, place]));
  const found = commands.flatMap((command) => {
    const rank = getRank(command);
    if (rank === null) return [];
    return [{ command, rank, place: places.get(command.id) ?? recentIds.length }];
  });
  found.sort((first, second) => first.rank - second.rank || first.place - second.place);
  return GROUPS.flatMap((group) => {
    const ofGroup = found.filter(({ command }) => command.group === group);
    const [best] = ofGroup;
    return best ? [{ group, rank: best.rank, commands: ofGroup.map(({ command }) => command) }] : [];
  })
    .sort((first, second) => first.rank - second.rank)
    .map(({ group, commands: ofGroup }) => ({ group, commands: ofGroup.slice(0, MOST_OF_A_GROUP) }));
}

function offerCommands(commands: readonly PaletteCommand[], recentIds: readonly string[]): FoundGroup[] {
  const recent = recentIds
    .flatMap((id) => commands.find((command) => command.id === id) ?? [])
    .slice(0, MOST_RECENT_SHOWN);
  const others = (['actions', 'screens', 'brushes'] as const).map((group) => ({
    group,
    commands: commands
      .filter((command) => command.group === group && !recent.includes(command))
      .slice(0, MOST_OFFERED),
  }));
  const groups: FoundGroup[] = [{ group: 'recent', commands: recent }, ...others];
  return groups.filter((group) => group.commands.length > 0);
}
