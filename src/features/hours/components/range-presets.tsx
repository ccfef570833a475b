import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '@/ui/page/use-today';
import { presetRange, RANGE_PRESETS, type DateRange, type RangePreset } from '../model/date-range';

type RangePresetsProps = {
  range: DateRange | null;
  onPick: (range: DateRange, preset: RangePreset) => void;
  children?: ReactNode;
};

export function RangePresets({ range, onPick, children }: RangePresetsProps) {
  const { t } = useTranslation('hours');
  const today = useToday();
  const words: Record<RangePreset, string> = {
    thisWeek: t('preset.thisWeek'),
    lastWeek: t('preset.lastWeek'),
    thisMonth: t('preset.thisMonth'),
    lastMonth: t('preset.lastMonth'),
  };
  return (
    <Box
      role="group"
      aria-label={t('preset.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}
    >
      {RANGE_PRESETS.map((preset) => {
        const offered = presetRange(preset, today);
        const isShown = range?.start === offered.start && range.end === offered.end;
        return (
          <ToggleButton
            key={preset}
            size="small"
            value={preset}
            selected={isShown}
            onClick={() => onPick(offered, preset)}
          >
            {words[preset]}
          </ToggleButton>
        );
      })}
      {children}
    </Box>
  );
}
