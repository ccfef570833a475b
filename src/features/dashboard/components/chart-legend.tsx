import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { useIsPrinting } from '@/ui/page/use-is-printing';
import type { SharedPart } from '../model/chart-part';
import { PATTERN_LINE_WIDTH, PATTERN_OPACITY, TILE, type PartLook } from '../model/part-look';
import { PartFigure, type PartWords } from './part-figure';
import type { ChartColours } from './use-chart-colours';

type PatternSwatchProps = { look: PartLook; paper: string };

const SWATCH_SIZE = 16;

function PatternSwatch({ look, paper }: PatternSwatchProps) {
  const id = useId();
  return (
    <svg aria-hidden width={SWATCH_SIZE} height={SWATCH_SIZE} style={{ flexShrink: 0 }}>
      <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
        <rect width={TILE} height={TILE} fill={look.colour} />
        <path
          d={look.pattern}
          stroke={paper}
          strokeOpacity={PATTERN_OPACITY}
          strokeWidth={PATTERN_LINE_WIDTH}
          fill="none"
        />
      </pattern>
      <rect width={SWATCH_SIZE} height={SWATCH_SIZE} rx={3} fill={`url(#${id})`} />
    </svg>
  );
}

type ChartLegendProps = {
  label: string;
  parts: readonly SharedPart[];
  colours: ChartColours;
  words: PartWords;
};

/** The panel has room for this many parts; paper has all. */
const MOST_SHOWN = 7;

/** Lists the name, value and share of each part. Source: DB-1. */
export function ChartLegend({ label, parts, colours, words }: ChartLegendProps) {
  const { t } = useTranslation();
  const [isExpanded, setIsExpanded] = useState(false);
  const isPrinting = useIsPrinting();
  const shownParts = isExpanded || isPrinting ? parts : parts.slice(0, MOST_SHOWN);
  return (
    <>
      <Box
        component="ul"
        aria-label={label}
        className="tabular"
        sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, typography: 'caption' }}
      >
        {shownParts.map((part, index) => (
          <LegendItem
            key={part.key}
            part={part}
            look={colours.looks[index]}
            paper={colours.paper}
            words={words}
          />
        ))}
      </Box>
      {parts.length > MOST_SHOWN && (
        <Button
          className="screen-only"
          size="small"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
          sx={{ ml: 1.5 }}
        >
          {isExpanded ? t('label.fewer') : t('label.more', { count: parts.length - MOST_SHOWN })}
        </Button>
      )}
    </>
  );
}

type LegendItemProps = { part: SharedPart; look: PartLook | undefined; paper: string; words: PartWords };

function LegendItem({ part, look, paper, words }: LegendItemProps) {
  const format = useFormat();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        minHeight: 28,
        '@media print': { minHeight: 22 },
      }}
    >
      {look && <PatternSwatch look={look} paper={paper} />}
      <Box component="span" sx={{ flex: '1 1 72px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {part.label}
      </Box>
      {/* In a narrow column, value and share wrap together below the name. */}
      <Box component="span" sx={{ display: 'flex', gap: 1, ml: 'auto', whiteSpace: 'nowrap' }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <PartFigure part={part} words={words} />
        </Box>
        <Box component="span" sx={{ minWidth: 48, textAlign: 'right' }}>
          {format.percent(part.share)}
        </Box>
      </Box>
    </Box>
  );
}
