import { storedRecords, versionedJson } from '@/lib/stored-records';
import { isFields } from '@/lib/is-fields';
import { readDraft, removeDraft, writeDraft } from '@/session/draft-store';
import { toStoredWorks, worksFrom, type TitleWorks } from '../model/title-works';

const SCREEN = 'calendar-titles';

/** Records that outlive a sign-out where users chose that; other works are a draft, which it removes. */
const permanentRecords = storedRecords(
  'calendar-titles:',
  versionedJson<{ works: unknown }>(1, (stored) =>
    isFields(stored) && 'works' in stored ? { works: stored.works } : undefined,
  ),
);

export function readTitleWorks(staffId: number): { works: TitleWorks; isKept: boolean } {
  const record = permanentRecords.read(staffId);
  const works = worksFrom(record ? record.works : readDraft(staffId, SCREEN)?.changes.works);
  return { works, isKept: record !== null };
}

export function writeTitleWorks(staffId: number, works: TitleWorks, isKept: boolean): void {
  const stored = toStoredWorks(works);
  if (isKept) {
    permanentRecords.write({ works: stored }, staffId);
    removeDraft(staffId, SCREEN);
  } else {
    writeDraft(staffId, SCREEN, { changes: { works: stored }, base: {}, asksBeforeSignOut: false });
    permanentRecords.remove(staffId);
  }
}
