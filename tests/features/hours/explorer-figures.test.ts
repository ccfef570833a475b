import { expect, it } from 'vitest';
import { buildExplorerRows } from '@/features/hours/explorer/model/explorer-rows';
import { formatFigure } from '@/features/hours/explorer/model/format-figure';
import type { Measure } from '@/features/hours/explorer/model/measures';

it.each<[Measure, number | null, string]>([
  ['hours', 1250.5, '1,250.5'],
  ['personMonths', 0.125, '0.13'],
  ['shareOfTotal', 0.3517, '35.2%'],
  ['difference', 3, '+3'],
  ['difference', -2.5, '−2.5'],
  ['balance', 0.04, '0'],
  ['balance', -0.04, '0'],
  ['balance', 0, '0'],
  ['balance', null, '–'],
])('writes a figure of the measure %s, %s, as %s', (measure, value, text) => {
  expect(formatFigure(measure, value, 'en')).toBe(text);
});

// Japanese sorts by the tables of JIS X 0208: 亜 is 16-01, 一 is 16-76. Other languages sort by radical and strokes.
it.each([
  ['en', ['Sato', '一郎', '亜希']],
  ['ja', ['Sato', '亜希', '一郎']],
] as const)('sorts names in the order of the language %s', (language, names) => {
  const groups = ['亜希', '一郎', 'Sato'].map((key) => ({ key }));
  const { rows } = buildExplorerRows({
    table: {
      rows: groups,
      columns: [],
      cells: new Uint32Array(),
      rowTotals: Uint32Array.of(1, 1, 1),
      columnTotals: new Uint32Array(),
      total: 3,
    },
    sides: { rows: 'member', columns: null },
    measure: 'hours',
    hoursOfPersonMonth: 160,
    toLabel: ({ key }) => key,
    isFound: () => true,
    sort: { by: 'name', isDescending: false },
    language,
  });
  expect(rows.map(({ label }) => label)).toEqual(names);
});
