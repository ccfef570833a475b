import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { lazyComponent } from '@/start/lazy-component';
import { PanelBoundary } from '@/ui/page/panel-boundary';
import { usePlainPalette } from '@/ui/page/use-plain-palette';
import { markWorth } from '../model/comparison';
import type { FinderPerson } from '../model/finder-person';
import type { TechStack } from '../../model/skill-marks';
import type { RadarDrawing } from './radar-canvas';
import { RADAR_STYLES } from './radar-styles';
import type { ConditionWords } from './use-condition-words';
import type { Finder } from './use-finder';

/** At most as wide as paper, so that it prints in the size of the screen. */
const WIDTH = 560;
const HEIGHT = 340;

/** Lazy, because the chart library is as large as some pages; the table does not wait for it. */
const RadarCanvas = lazyComponent(async () => (await import('./radar-canvas')).RadarCanvas, {
  meanwhile: <Skeleton variant="circular" width={HEIGHT} height={HEIGHT} sx={{ mx: 'auto' }} />,
  throwOnError: true,
});

type ComparisonRadarProps = {
  people: readonly FinderPerson[];
  corners: readonly TechStack[];
  stackCount: number;
  marks: Finder['marks'];
  words: ConditionWords;
};

function useRadarColours(): RadarDrawing['colours'] {
  const palette = usePlainPalette();
  return useMemo(
    () => ({ tones: palette.chart.tones, text: palette.text.primary, line: palette.divider }),
    [palette],
  );
}

/** Charts the marks of people; its legend is hidden from screen readers, because the table names them. */
export function ComparisonRadar({ people, corners, stackCount, marks, words }: ComparisonRadarProps) {
  const { t } = useTranslation('finder');
  const format = useFormat();
  const colours = useRadarColours();
  const drawing = useMemo(
    (): RadarDrawing => ({
      corners: corners.map(({ id }) => words.findStackName(id)),
      people: people.map((person) => ({
        name: format.name(person),
        values: corners.map(({ id }) => markWorth(marks, person.marks.get(id))),
      })),
      most: marks.levels.length,
      colours,
    }),
    [people, corners, marks, words, colours, format],
  );
  return (
    <Box component="figure" sx={{ m: 0, px: { xs: 2, sm: 3 }, pb: 2 }}>
      <PanelBoundary>
        <Box
          sx={{ position: 'relative', height: HEIGHT, maxWidth: WIDTH, mx: 'auto', overflow: 'hidden' }}
          role="img"
          aria-label={t('compare.chart')}
        >
          <RadarCanvas drawing={drawing} />
        </Box>
      </PanelBoundary>
      <Box
        component="ul"
        aria-hidden
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          columnGap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
          typography: 'body2',
        }}
      >
        {people.map((person, index) => (
          <li key={person.id}>
            <span style={{ color: colours.tones[index] }}>{RADAR_STYLES[index]?.symbol}</span>{' '}
            {format.name(person)}
          </li>
        ))}
      </Box>
      <Typography
        component="figcaption"
        variant="body2"
        sx={{ mt: 1, textAlign: 'center', color: 'text.secondary' }}
      >
        {t('compare.corners', { shown: corners.length, all: stackCount })}
      </Typography>
    </Box>
  );
}
