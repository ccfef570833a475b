import { storedRecords } from '@/lib/stored-records';
import { versionedJson } from '@/lib/versioned-json';
import { readDraft, removeDraft, writeDraft } from '@/session/draft-store';
import { toStoredWorks, worksFrom, type TitleWorks } from '../model/title-works';

const SCREEN = 'calendar-titles';

/** Works that the user keeps after a sign-out. Otherwise they are a draft, which a sign-out removes. */
const keptRecords = storedRecords(
  'calendar-titles:',
  versionedJson<{ works: unknown }>(1, (stored) => ('works' in stored ? { works: stored.works } : undefined)),
);

export function readTitleWorks(staffId: number): { works: TitleWorks; isKept: boolean } {
  const record = keptRecords.read(staffId);
  const works = worksFrom(record ? record.works : readDraft(staffId, SCREEN)?.changes.works);
  return { works, isKept: record !== null };
}

export function writeTitleWorks(staffId: number, works: TitleWorks, isKept: boolean): void {
  const stored = toStoredWorks(works);
  if (isKept) {
    keptRecords.write({ works: stored }, staffId);
    removeDraft(staffId, SCREEN);
  } else {
    writeDraft(staffId, SCREEN, { changes: { works: stored }, base: {}, asksBeforeSignOut: false });
    keptRecords.remove(staffId);
  }
}
