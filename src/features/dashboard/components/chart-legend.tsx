import Box from '@mui/material/Box';
import { useFormat } from '@/i18n/format';
import type { SharedPart } from '../model/chart-part';
import { PatternSwatch } from './pattern-swatch';
import type { ChartColours } from './use-chart-colours';

type ChartLegendProps = {
  label: string;
  parts: readonly SharedPart[];
  colours: ChartColours;
  formatValue: (value: number) => string;
};

const HEIGHT = 176;

/** Every part in words: its name, value and share. Source: DB-1. */
export function ChartLegend({ label, parts, colours, formatValue }: ChartLegendProps) {
  const format = useFormat();
  return (
    <Box
      role="region"
      aria-label={label}
      // A long legend is scrolled by keyboard as well.
      tabIndex={0}
      sx={{ height: HEIGHT, overflow: 'auto', mt: 2, '@media print': { height: 'auto' } }}
    >
      <Box component="ul" className="tabular" sx={{ listStyle: 'none', m: 0, p: 0, typography: 'body2' }}>
        {parts.map((part, index) => {
          const look = colours.looks[index];
          return (
            <Box
              component="li"
              key={part.key}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, py: 0.25 }}
            >
              {look && <PatternSwatch look={look} paper={colours.paper} />}
              <Box component="span" sx={{ flex: '1 1 104px', minWidth: 0, overflowWrap: 'anywhere' }}>
                {part.label}
              </Box>
              {/* Where the column is narrow, both stand beneath the name. */}
              <Box component="span" sx={{ display: 'flex', gap: 1, ml: 'auto', whiteSpace: 'nowrap' }}>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {formatValue(part.value)}
                </Box>
                <Box component="span" sx={{ minWidth: 48, textAlign: 'right' }}>
                  {format.percent(part.share)}
                </Box>
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
