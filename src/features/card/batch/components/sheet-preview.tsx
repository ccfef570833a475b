import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardFormat } from '../model/card-format';
import { PAPER } from '../model/sheet-layout';
import { CardSheet } from './card-sheet';
import type { BatchCard } from './use-batch-cards';

type SheetPreviewProps = {
  sheets: readonly (readonly BatchCard[])[];
  format: CardFormat;
  /** From 1. */
  shown: number;
  onShow: (sheet: number) => void;
};

/** The scale of the sheet, which is 794 px wide, by the width of its container. */
const SCALES = {
  '--sheet-scale': '0.28',
  '@container (min-width: 270px)': { '--sheet-scale': '0.34' },
  '@container (min-width: 320px)': { '--sheet-scale': '0.4' },
  '@container (min-width: 400px)': { '--sheet-scale': '0.5' },
  '@container (min-width: 560px)': { '--sheet-scale': '0.65' },
} as const;

/** Renders one sheet only, because there may be two hundred. */
export function SheetPreview({ sheets, format, shown, onShow }: SheetPreviewProps) {
  const { t } = useTranslation('cards');
  const cards = sheets[shown - 1] ?? [];

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center', containerType: 'inline-size' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <StepButton label={t('sheets.earlier')} isPossible={shown > 1} onStep={() => onShow(shown - 1)}>
          <ChevronLeft />
        </StepButton>
        <span role="status" className="tabular">
          {t('sheets.shown', { sheet: shown, sheets: sheets.length })}
        </span>
        <StepButton
          label={t('sheets.later')}
          isPossible={shown < sheets.length}
          onStep={() => onShow(shown + 1)}
        >
          <ChevronRight />
        </StepButton>
      </Box>
      <Box
        sx={{
          ...SCALES,
          width: `calc(${PAPER.width}mm * var(--sheet-scale))`,
          height: `calc(${PAPER.height}mm * var(--sheet-scale))`,
          overflow: 'hidden',
          boxShadow: 4,
        }}
      >
        <Box sx={{ transform: 'scale(var(--sheet-scale))', transformOrigin: '0 0' }}>
          <CardSheet cards={cards} format={format} />
        </Box>
      </Box>
    </Box>
  );
}

type StepButtonProps = { label: string; isPossible: boolean; onStep: () => void; children: ReactNode };

function StepButton({ label, isPossible, onStep, children }: StepButtonProps) {
  return (
    // Not disabled at the ends, because the focus would be lost.
    <IconButton aria-label={label} aria-disabled={!isPossible} onClick={isPossible ? onStep : undefined}>
      {children}
    </IconButton>
  );
}
