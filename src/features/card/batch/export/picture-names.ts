import { safeFileName } from '@/lib/safe-file-name';

type Named = { id: number; staffNo: string; name: string };

/** The file names of cards, by staff number and name; who has neither is named by the id, and no two are the same. */
export function pictureNames(cards: readonly Named[]): string[] {
  const taken = new Set<string>();
  return cards.map(({ id, staffNo, name }) => {
    const words = [staffNo, name].map((text) => text.trim()).filter(Boolean);
    const stem = safeFileName(words.length > 0 ? words.join(' ') : `${id}`);
    let free = stem;
    // Of two names that differ in case alone, Windows and macOS keep one.
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem} (${count})`;
    taken.add(free.toLowerCase());
    return `${free}.png`;
  });
}
