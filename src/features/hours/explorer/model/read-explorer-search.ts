import * as z from 'zod/mini';
import { orNull } from '@/lib/schema-parts';
import { urlNumber } from '@/lib/url-fields';
import { readRange } from '../../model/report-search';
import { EXPLORER_DIMENSIONS, type ExplorerDimension, type Sides, type Step } from './aggregate';
import {
  listSteps,
  NO_DIMENSION,
  UNKNOWN_SORT,
  type ExplorerSearch,
  type ExplorerSort,
  type Level,
} from './explorer-search';
import { UNKNOWN_PERIOD } from './hour-periods';
import { MEASURES, type Measure } from './measures';
import { hasBalance, offeredDimensions, withOnePeriod } from './offered-dimensions';

const sideSchema = z.enum([...EXPLORER_DIMENSIONS, NO_DIMENSION]);

const searchSchema = z.object({
  member: urlNumber,
  rows: z.catch(sideSchema, 'project'),
  columns: z.catch(sideSchema, 'month'),
  measure: z.catch(z.enum(MEASURES), 'hours'),
  sort: z.catch(z.string(), ''),
  q: z.catch(z.string(), ''),
  look: orNull(z.literal('chart')),
  path: z.catch(z.string(), ''),
});

/** Fields that cannot be read or shown together fall back to their defaults. */
export function readExplorerSearch(params: URLSearchParams): ExplorerSearch {
  const fields = searchSchema.parse(Object.fromEntries(params));
  const path = readPath(fields.path);
  const { member } = fields;
  const steps = listSteps(path);
  const measure = fields.measure === 'balance' && !hasBalance(steps) ? 'hours' : fields.measure;
  const sides = { rows: toSide(fields.rows), columns: toSide(fields.columns) };
  return {
    range: readRange(params),
    member,
    path,
    measure,
    search: fields.q,
    look: fields.look,
    sides: offeredSides(sides, offeredDimensions(member, steps, measure), measure),
    sort: readSort(fields.sort),
  };
}

/** Reads what `writeSort` writes; null for an empty field. */
function readSort(text: string): ExplorerSort | null {
  if (text === '') return null;
  const by = text.replace(/^-/, '');
  return { by: by === UNKNOWN_SORT ? UNKNOWN_PERIOD : by, isDescending: text.startsWith('-') };
}

const toSide = (side: z.output<typeof sideSchema>): ExplorerDimension | null =>
  side === NO_DIMENSION ? null : side;

/** Reads what `writePath` writes; omits invalid levels and steps. */
function readPath(text: string): Level[] {
  return text.split('*').flatMap((level) => {
    const [rows, columns, ...parts] = level.split('.');
    const sides = z.object({ rows: sideSchema, columns: sideSchema }).safeParse({ rows, columns }).data;
    const steps = parts.flatMap((part): Step[] => {
      // A key may contain the separator, as a date does.
      const [name = '', ...key] = part.split('-');
      const dimension = EXPLORER_DIMENSIONS.find((offered) => offered === name);
      return dimension ? [{ dimension, key: key.join('-') }] : [];
    });
    if (!sides || steps.length === 0) return [];
    return [{ sides: { rows: toSide(sides.rows), columns: toSide(sides.columns) }, steps }];
  });
}

function offeredSides(
  { rows, columns }: Sides,
  offered: readonly ExplorerDimension[],
  measure: Measure,
): Sides {
  const isOffered = (side: ExplorerDimension | null) => side !== null && offered.includes(side);
  const otherRows = offered.find((dimension) => dimension !== columns) ?? offered[0] ?? null;
  const shownRows = isOffered(rows) ? rows : otherRows;
  const shownColumns = isOffered(columns) && columns !== shownRows ? columns : null;
  return withOnePeriod({ rows: shownRows, columns: shownColumns }, measure);
}
