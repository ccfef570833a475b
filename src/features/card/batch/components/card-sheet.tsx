import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { printedPhotoQuery } from '../../api/photo-queries';
import { StaffCard } from '../../components/staff-card';
import { paperScale, type CardFormat } from '../model/card-format';
import { BLEED, cropMarks, layOutSheet, PAPER } from '../model/sheet-layout';
import type { BatchCard } from './use-batch-cards';

type PrintedCardProps = {
  card: BatchCard;
  format: CardFormat;
  /** The upper left corner on its sheet, in mm. */
  place: { x: number; y: number };
};

const toMm = (length: number) => `${length}mm`;

/** The element has the size of the trimmed card, which the bleed exceeds. */
function PrintedCard({ card, format, place }: PrintedCardProps) {
  const { trim, area } = format;
  const { data: photo = null } = useQuery({
    ...printedPhotoQuery(card.photoUrl ?? ''),
    enabled: card.photoUrl !== null,
  });
  return (
    <Box
      data-card={card.id}
      // The screen shows the cut as an outline; paper has crop marks instead.
      sx={{ '@media screen': { outline: '1px dashed', outlineColor: 'grey.500' } }}
      style={{
        position: 'absolute',
        left: toMm(place.x),
        top: toMm(place.y),
        width: toMm(trim.width),
        height: toMm(trim.height),
      }}
    >
      <Box sx={{ position: 'absolute', inset: toMm(-BLEED), overflow: 'hidden' }}>
        <div
          style={{
            position: 'absolute',
            left: toMm(BLEED),
            top: toMm(BLEED),
            transformOrigin: '0 0',
            transform: `scale(${paperScale(format)}) translate(${-area.left}px, ${-area.top}px)`,
          }}
        >
          <StaffCard isPrinted text={card.text} photoUrl={photo} />
        </div>
      </Box>
    </Box>
  );
}

type CardSheetProps = { cards: readonly BatchCard[]; format: CardFormat };

const SIZE = { width: toMm(PAPER.width), height: toMm(PAPER.height) };
/** In mm: the thinnest line that printers draw. */
const HAIRLINE = 0.1;

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
