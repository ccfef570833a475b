import { nameKeywords } from '@/i18n/search-keywords';
import type { Named, Names } from '@/lib/named';
import { matchedKey } from '@/lib/normalise-text';
import type { Staff } from '@/session/staff-schema';
import type { SkillSheet } from '../../fields';

export type FinderPerson = Named & {
  /** The entry in the list of members; null if the list failed, or lacks the person. */
  member: Staff | null;
  sheet: SkillSheet | null;
  /** Level ids by tech stack id. */
  marks: ReadonlyMap<number, number>;
  /** Years of experience, at this company and before. */
  experience: number;
  key: string;
};

const NO_MARKS: FinderPerson['marks'] = new Map();

/**
 * Returns members in their order, then people whose sheet is the only record; omits sheets of deleted
 * members. Of two sheets of one person, which a lost answer may leave, the later one counts.
 */
export function finderPeople(sheets: readonly SkillSheet[], members: readonly Staff[]): FinderPerson[] {
  const sheetByStaff = new Map<number, SkillSheet>();
  for (const sheet of sheets) {
    const id = sheet.staff?.id;
    if (id !== undefined && sheet.id >= (sheetByStaff.get(id)?.id ?? 0)) sheetByStaff.set(id, sheet);
  }
  const listedIds = new Set(members.map(({ id }) => id));
  return [
    ...members.map((member) => toPerson(member, member, sheetByStaff.get(member.id) ?? null)),
    ...[...sheetByStaff.values()].flatMap((sheet) =>
      sheet.staff && !listedIds.has(sheet.staff.id) ? toPerson(sheet.staff, null, sheet) : [],
    ),
  ];
}

export function countFormerSheets(sheets: readonly SkillSheet[]): number {
  return sheets.filter(({ staff }) => staff === null).length;
}

function toPerson(
  { id, eng_name, jp_name }: Named,
  member: Staff | null,
  sheet: SkillSheet | null,
): FinderPerson {
  return {
    id,
    eng_name,
    jp_name,
    member,
    sheet,
    marks: sheet ? new Map(sheet.marks.map(({ techStackId, levelId }) => [techStackId, levelId])) : NO_MARKS,
    // A total of 0 was not stored, so the sum of its parts replaces it.
    experience: sheet ? sheet.totalExperience || sheet.sgExperience + sheet.prevExperience : 0,
    key: matchedKey(...searchWords({ eng_name, jp_name }, member, sheet)),
  };
}

function searchWords(names: Names, member: Staff | null, sheet: SkillSheet | null): string[] {
  const words = nameKeywords(names, member?.staff_no ?? '', member?.username ?? '');
  if (!sheet) return words;
  const facts = [sheet.position, sheet.grade, sheet.japaneseLevel, sheet.majorTechStack];
  return [
    ...words,
    sheet.staff?.username ?? '',
    ...facts.map((fact) => fact?.name ?? ''),
    ...sheet.projects.flatMap((project) => nameKeywords(project, project.cd)),
    ...sheet.responsibilities.map(({ name }) => name),
    ...sheet.marks.map(({ techStackName }) => techStackName),
  ];
}
