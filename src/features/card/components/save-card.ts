import { now } from '@/lib/clock';
import { saveFile } from '@/lib/save-file';
import { CARD, CARD_PIXEL_RATIO, cardFileName, WHOLE_CARD } from '../model/card-layout';
import { toPng } from '../model/picture';
import { drawCard } from './draw-card';

const SIZE = { width: CARD.width * CARD_PIXEL_RATIO, height: CARD.height * CARD_PIXEL_RATIO };

/** Saves what the card shows as PNG. Source: CD-1. */
export async function saveCard(card: HTMLElement): Promise<void> {
  saveFile(await toPng(await drawCard(card, WHOLE_CARD, SIZE)), cardFileName(now()));
}
