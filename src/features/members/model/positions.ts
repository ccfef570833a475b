/** The positions in the order of the form; the last part of the catalogue key `members:position.…`. Source: MB-7. */
const NAMES = [
  'ceo',
  'assistantManager',
  'seniorDeveloper',
  'pythonDeveloper',
  'phpDeveloper',
  'juniorPhpDeveloper',
  'juniorDeveloper',
  'seniorPhpDeveloper',
  'seniorRubyDeveloper',
  'seniorJavaDeveloper',
] as const;

export type PositionName = (typeof NAMES)[number] | 'others';

/** The server numbers the positions from 1. */
export const POSITION_IDS: readonly number[] = NAMES.map((_name, index) => index + 1);

/** Returns the name of a position; an id outside of the ten is `others`. */
export function positionName(id: unknown): PositionName {
  const name = typeof id === 'number' ? NAMES[id - 1] : undefined;
  return name ?? 'others';
}
