import Box from '@mui/material/Box';
import { type Ref, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { env } from '@/config/env';
import { positionName } from '@/features/members/model/positions';
import type { Staff } from '@/session/staff-schema';
import { ARTWORK, CARD, fitFontSize, LINE_WIDTH, LINES } from '../model/card-layout';
import artwork from './card-artwork.svg?inline';
import { CardPhoto } from './card-photo';

/** What is printed about a member: in one form, whatever the language of the screen. Source: CD-1. */
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
