import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '@/ui/page/use-today';
import {
  isSameRange,
  presetRange,
  RANGE_PRESETS,
  type DateRange,
  type RangePreset,
} from '../model/date-range';

type RangePresetsProps = {
  range: DateRange | null;
  /** The zone whose day is today; by default the browser's. */
  timeZone?: string;
  onPick: (range: DateRange, preset: RangePreset) => void;
  children?: ReactNode;
};

export function RangePresets({ range, timeZone, onPick, children }: RangePresetsProps) {
  const { t } = useTranslation('hours');
  const today = useToday(timeZone);
  return (
    <Box
      role="group"
      aria-label={t('preset.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}
    >
      {RANGE_PRESETS.map((preset) => {
        const presetDays = presetRange(preset, today);
        return (
          <ToggleButton
            key={preset}
            size="small"
            value={preset}
            selected={range !== null && isSameRange(range, presetDays)}
            onClick={() => onPick(presetDays, preset)}
          >
            {t(`preset.${preset}`)}
          </ToggleButton>
        );
      })}
      {children}
    </Box>
  );
}
