import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { env } from '@/config/env';
import { ARTWORK, CARD, LINE_WIDTH, LINES } from '../model/card-layout';
import { fitFontSize } from '../model/fit-text';
import artwork from './card-artwork.svg?inline';
import { CardPhoto } from './card-photo';
import type { CardText } from './use-card-text';

type StaffCardProps = {
  ref?: Ref<HTMLDivElement>;
  text: CardText | null;
  /** A data URL, which needs no request and does not taint the canvas. */
  photoUrl: string | null;
  isTarget?: boolean;
  /** True for a card on paper: with its bleed, and without help for the screen. */
  isPrinted?: boolean;
};

type CardLineProps = { line: (typeof LINES)[keyof typeof LINES]; lang: 'en' | 'ja'; children: string };

function CardLine({ line, lang, children }: CardLineProps) {
  return (
    <Box
      lang={lang}
      sx={{
        position: 'absolute',
        top: line.top,
        left: (CARD.width - LINE_WIDTH) / 2,
        width: LINE_WIDTH,
        height: line.lineHeight,
        overflow: 'hidden',
        textAlign: 'center',
        whiteSpace: 'pre',
      }}
      style={{
        color: line.colour,
        fontSize: fitFontSize(children, { size: line.size, width: LINE_WIDTH }),
        fontWeight: line.weight,
        lineHeight: `${line.lineHeight}px`,
      }}
    >
      {children}
    </Box>
  );
}

/** Independent of the screen's language. Source: CD-1. */
export function StaffCard({ ref, text, photoUrl, isTarget = false, isPrinted = false }: StaffCardProps) {
  return (
    <Box ref={ref} sx={{ position: 'relative', ...CARD, overflow: isPrinted ? 'visible' : 'hidden' }}>
      <Box component="img" src={artwork} alt="" draggable={false} sx={{ position: 'absolute', ...ARTWORK }} />
      <CardLine line={LINES.company} lang="ja">
        {env.companyName}
      </CardLine>
      <CardLine line={LINES.team} lang="ja">
        {env.companyTeam}
      </CardLine>
      {(photoUrl || !isPrinted) && <CardPhoto url={photoUrl} isTarget={isTarget} />}
      {text && (
        <>
          <CardLine line={LINES.jpName} lang="ja">
            {text.jpName}
          </CardLine>
          <CardLine line={LINES.engName} lang="en">
            {text.engName}
          </CardLine>
          <CardLine line={LINES.position} lang="en">
            {text.position}
          </CardLine>
          <CardLine line={LINES.staffNo} lang="en">
            {text.staffNo}
          </CardLine>
        </>
      )}
    </Box>
  );
}
