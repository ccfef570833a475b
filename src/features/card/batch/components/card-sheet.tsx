import Box from '@mui/material/Box';
import type { CardFormat } from '../model/card-format';
import { cropMarks, layOutSheet, PAPER } from '../model/sheet-layout';
import { PrintedCard } from './printed-card';
import type { BatchCard } from './use-batch-cards';

type CardSheetProps = { cards: readonly BatchCard[]; format: CardFormat };

const SIZE = { width: `${PAPER.width}mm`, height: `${PAPER.height}mm` };
/** In mm: as thin as printers draw. */
const HAIRLINE = 0.1;

/** A sheet of paper at its true size, white in every theme. */
export function CardSheet({ cards, format }: CardSheetProps) {
  const layout = layOutSheet(format);
  return (
    <Box data-sheet sx={{ position: 'relative', ...SIZE, overflow: 'hidden', bgcolor: 'common.white' }}>
      {cards.map((card, index) => {
        const place = layout.places[index];
        return place && <PrintedCard key={card.id} card={card} format={format} place={place} />;
      })}
      <Box
        component="svg"
        aria-hidden
        viewBox={`0 0 ${PAPER.width} ${PAPER.height}`}
        sx={{ position: 'absolute', inset: 0, ...SIZE, color: 'common.black' }}
      >
        <path
          d={cropMarks(format, layout, cards.length)}
          fill="none"
          stroke="currentColor"
          strokeWidth={HAIRLINE}
        />
      </Box>
    </Box>
  );
}
