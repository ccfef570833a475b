import Box from '@mui/material/Box';
import { type Ref, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { env } from '@/config/env';
import { positionName } from '@/features/members/model/positions';
import type { Staff } from '@/session/staff-schema';
import { ARTWORK, CARD, fitFontSize, LINE_WIDTH, LINES } from '../model/card-layout';
import artwork from './card-artwork.svg?inline';
import { CardPhoto } from './card-photo';

/** Formats the printed text of a member, independent of the screen's language. Source: CD-1. */
export function useCardText(): (member: Staff) => CardText {
  const { t } = useTranslation(['card', 'members']);
  return useCallback(
    (member) => ({
      jpName: member.jp_name,
      engName: member.eng_name,
      position: t('print.position', {
        lng: 'en',
        position: t(`members:position.${positionName(member.position)}`, { lng: 'en' }),
      }),
      staffNo: t('print.staffNo', { lng: 'en', staffNo: member.staff_no }),
    }),
    [t],
  );
}

export type CardText = { jpName: string; engName: string; position: string; staffNo: string };

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

/** One line; long text shrinks to fit. */
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

/** The card exactly as printed, independent of the screen's language. Source: CD-1. */
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
