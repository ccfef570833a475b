const NAMES = {
  1: 'ceo',
  2: 'assistantManager',
  3: 'seniorDeveloper',
  4: 'pythonDeveloper',
  5: 'phpDeveloper',
  6: 'juniorPhpDeveloper',
  7: 'juniorDeveloper',
  8: 'seniorPhpDeveloper',
  9: 'seniorRubyDeveloper',
  10: 'seniorJavaDeveloper',
} as const;

type PositionId = keyof typeof NAMES;

/** The last part of the catalogue key `members:position.…`. */
export type PositionName = (typeof NAMES)[PositionId] | 'others';

export const POSITION_IDS: readonly number[] = Object.keys(NAMES).map(Number);

const isPositionId = (id: unknown): id is PositionId => typeof id === 'number' && id in NAMES;

/** Returns the name of a position; an id outside of the ten is `others`. Source: MB-7. */
export function positionName(id: unknown): PositionName {
  return isPositionId(id) ? NAMES[id] : 'others';
}
