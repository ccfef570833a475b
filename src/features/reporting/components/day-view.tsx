import Box from '@mui/material/Box';
import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SLOT_MINUTES } from '@/lib/time-slot';
import { useFormat } from '@/i18n/format';
import { clockLabel } from '../model/clock-label';
import { dayParts, type DayPart } from '../model/day-parts';
import type { DaySlots } from '../model/slot';
import { DayBlock } from './day-block';

/** The height of half an hour, in px. */
const ROW_HEIGHT = 28;
const HATCHED = {
  backgroundImage: 'repeating-linear-gradient(135deg, var(--mui-palette-divider) 0 1px, transparent 1px 8px)',
};

/** A day in rows of half an hour; equal neighbours are one block, lunch is hatched. Source: RP-10. */
export function DayView({ slots, label }: { slots: DaySlots; label: string }) {
  const { language } = useFormat();
  const parts = useMemo(() => dayParts(slots), [slots]);
  const first = parts[0]?.start ?? 0;
  const rowOf = (minutes: number) => (minutes - first) / SLOT_MINUTES + 1;
  const rows = rowOf(parts.at(-1)?.finish ?? 0) - 1;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content minmax(0, 1fr)',
        gridTemplateRows: `repeat(${rows}, ${ROW_HEIGHT}px)`,
        columnGap: 1,
      }}
    >
      {Array.from({ length: rows }, (_, row) => (
        <Fragment key={row}>
          <Box
            aria-hidden
            className="tabular"
            sx={{
              gridArea: `${row + 1} / 1`,
              typography: 'caption',
              color: 'text.secondary',
              textAlign: 'end',
            }}
          >
            {clockLabel(first + row * SLOT_MINUTES, language)}
          </Box>
          <Box aria-hidden sx={{ gridArea: `${row + 1} / 2`, borderTop: 1, borderColor: 'divider' }} />
        </Fragment>
      ))}
      <Box component="ul" aria-label={label} sx={{ display: 'contents', listStyle: 'none' }}>
        {parts.map((part) => (
          <Box
            component="li"
            key={part.start}
            sx={{
              gridColumn: 2,
              gridRow: `${rowOf(part.start)} / ${rowOf(part.finish)}`,
              py: '1px',
              minHeight: 0,
            }}
          >
            {part.kind === 'work' ? <DayBlock part={part} /> : <Pause part={part} />}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Time without a record: lunch is hatched, the rest stays empty; both are told to screen readers. */
function Pause({ part }: { part: DayPart }) {
  const { t } = useTranslation('reporting');
  const { language } = useFormat();
  const span = t('day.span', {
    start: clockLabel(part.start, language),
    finish: clockLabel(part.finish, language),
  });
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
