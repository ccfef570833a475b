import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { env } from '@/config/env';
import { ARTWORK, CARD, LINE_WIDTH, LINES } from '../model/card-layout';
import { fitFontSize } from '../model/fit-text';
import artwork from './card-artwork.svg?inline';
import { CardPhoto } from './card-photo';

/** What is printed about a person, line by line. */
export type CardText = { jpName: string; engName: string; position: string; staffNo: string };

type StaffCardProps = {
  ref?: Ref<HTMLDivElement>;
  /** Null while nobody is chosen. */
  text: CardText | null;
  /** A data URL, which needs no fetching and taints no download. */
  photoUrl: string | null;
  /** True while a photo is held over the card. */
  isTarget?: boolean;
  /** One of many on paper: with what is cut off around it, and without what helps on the screen. */
  isPrinted?: boolean;
};

type CardLineProps = { line: (typeof LINES)[keyof typeof LINES]; lang: 'en' | 'ja'; children: string };

/** One line; a text that is too long for it becomes smaller. */
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

/** The card exactly as it is printed: the same in either language of the application. Source: CD-1. */
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
