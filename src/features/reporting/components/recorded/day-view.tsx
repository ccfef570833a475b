import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SLOT_MINUTES, toClockTime } from '@/lib/time-slot';
import { formatClock } from '@/i18n/format';
import { dayParts, type DayPart } from '@/features/work/model/day-parts';
import type { DaySlots } from '@/features/work/model/slot';
import { DayBlock } from './day-block';

/** The height of half an hour, in px. */
const ROW_HEIGHT = 28;
const HATCHED = {
  backgroundImage: 'repeating-linear-gradient(135deg, var(--mui-palette-divider) 0 1px, transparent 1px 8px)',
};

// Styles stand on the grid, not on its rows: a style of its own for each of them would make every change of day slow.
const Grid = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gridAutoRows: ROW_HEIGHT,
  columnGap: theme.spacing(1),
  '& > span': {
    ...theme.typography.caption,
    gridColumn: 1,
    color: theme.vars.palette.text.secondary,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > i': { gridColumn: 2, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > ul': { display: 'contents', listStyle: 'none' },
  '& li': { gridColumn: 2, minHeight: 0, padding: '1px 0' },
}));

const clock = (minutes: number) => formatClock(toClockTime(minutes));

/** A day in rows of half an hour; equal neighbours are one block, lunch is hatched. Source: RP-10. */
export function DayView({ slots, label }: { slots: DaySlots; label: string }) {
  const parts = useMemo(() => dayParts(slots), [slots]);
  const first = parts[0]?.start ?? 0;
  const rowOf = (minutes: number) => (minutes - first) / SLOT_MINUTES + 1;
  const rows = rowOf(parts.at(-1)?.finish ?? 0) - 1;
  return (
    <Grid>
      {Array.from({ length: rows }, (_, row) => (
        <Fragment key={row}>
          <span aria-hidden style={{ gridRow: row + 1 }}>
            {clock(first + row * SLOT_MINUTES)}
          </span>
          <i aria-hidden style={{ gridRow: row + 1 }} />
        </Fragment>
      ))}
      <ul aria-label={label}>
        {parts.map((part) => (
          <li key={part.start} style={{ gridRow: `${rowOf(part.start)} / ${rowOf(part.finish)}` }}>
            {part.kind === 'work' ? <DayBlock part={part} /> : <Pause part={part} />}
          </li>
        ))}
      </ul>
    </Grid>
  );
}

/** Time without a record: lunch is hatched, the rest stays empty; both are told to screen readers. */
function Pause({ part }: { part: DayPart }) {
  const { t } = useTranslation('reporting');
  const span = t('day.span', { start: clock(part.start), finish: clock(part.finish) });
  if (part.kind !== 'lunch') {
    return (
      <span className="visually-hidden">
        {span} {t('day.free')}
      </span>
    );
  }
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        height: '100%',
        borderRadius: 1,
        typography: 'caption',
        color: 'text.secondary',
        ...HATCHED,
      }}
    >
      <span className="visually-hidden">{span}</span>
      <Box component="span" sx={{ px: 1, backgroundColor: 'background.paper' }}>
        {t('day.lunch')}
      </Box>
    </Box>
  );
}
