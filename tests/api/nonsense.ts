import fc from 'fast-check';

/** Values that servers, proxies and attackers send in place of the expected one. */
const JUNK: readonly unknown[] = [
  ...[null, '', ' ', 'NaN', 'Infinity', '-Infinity', '1e999', '0x10', '１２', '-0', 'true', 'undefined'],
  ...[1e308, -1, 0.1, 2 ** 53, true, false, [], {}, [[]], [null], [{}], { data: [] }, { length: 3 }],
  ...['2026-02-30', '0000-00-00', '9999-12-31', '+275760-09-13', '2026-11-19T25:61:61Z', '24:00:00'],
  ...['x'.repeat(10_000), '\u0000', '\ud800', '\u202egnp.exe', '__proto__', 'constructor', '[object Object]'],
  ...[{ toString: 1 }, { toString: null, valueOf: null }, { then: 1 }, { constructor: 1 }, { id: { id: 1 } }],
];
/** Names with a meaning in the language, or inherited by objects. */
const KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'then',
  'length',
  'status',
];

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Change = { at: number; kind: 'put' | 'drop' | 'add'; key: string; junk: unknown };

const isParent = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The place of each value: its parent object or list, and its name there. */
function listPlaces(parent: unknown): [parent: Record<string, unknown>, key: string][] {
  if (!isParent(parent)) return [];
  return Object.keys(parent).flatMap((key) => [
    [parent, key] as [Record<string, unknown>, string],
    ...listPlaces(parent[key]),
  ]);
}

function applyChange(root: Record<string, unknown>, { at, kind, key, junk }: Change): void {
  const places = listPlaces(root);
  const [parent, name] = places[at % places.length] ?? [root, 'answer'];
  if (kind !== 'put' && Array.isArray(parent)) parent.splice(Number(name), 1);
  else if (kind === 'drop') Reflect.deleteProperty(parent, name);
  // A plain assignment would set the prototype instead of a field of that name.
  else
    Object.defineProperty(parent, kind === 'add' ? key : name, {
      value: junk,
      enumerable: true,
      configurable: true,
      writable: true,
    });
}

/** Variants of an honest answer, with some values dropped, replaced or added. */
export function mutateAnswer(honest: unknown): fc.Arbitrary<string> {
  const seed = JSON.stringify(honest);
  const change = fc.record({
    at: fc.nat(),
    kind: fc.constantFrom('put', 'put', 'drop', 'add'),
    key: fc.constantFrom(...KEYS),
    junk: fc.oneof(fc.constantFrom(...JUNK), fc.jsonValue({ maxDepth: 2 })),
  });
  return fc.array(change as fc.Arbitrary<Change>, { minLength: 1, maxLength: 4 }).map((changes) => {
    const root = { answer: JSON.parse(seed) as Json };
    for (const mutation of changes) applyChange(root, mutation);
    return JSON.stringify(root.answer) ?? '';
  });
}
