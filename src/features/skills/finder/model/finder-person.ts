import type { Named } from '@/lib/named';
import { nameKeywords } from '@/i18n/format';
import { matchedKey } from '@/lib/normalise-text';
import type { Staff } from '@/session/staff-schema';
import type { SkillSheet } from '../../fields';

/** Somebody with what they can do. */
export type FinderPerson = Named & {
  /** What the list of members has; null where it could not be read. */
  member: Staff | null;
  /** Null for whom nobody made one. */
  sheet: SkillSheet | null;
  /** Levels by tech stack. */
  marks: ReadonlyMap<number, number>;
  /** In years, at work here and before. */
  experience: number;
  /** By what a search finds them. */
  key: string;
};

const NO_MARKS: FinderPerson['marks'] = new Map();

/**
 * Members in their order, with their sheets; then whoever has a sheet and stands in no list. Sheets of people who are gone are left out; of
 * two of one person, which a server may hold after a lost answer, the later one counts.
 */
export function finderPeople(sheets: readonly SkillSheet[], members: readonly Staff[]): FinderPerson[] {
  const sheetByStaff = new Map<number, SkillSheet>();
  for (const sheet of sheets) {
    const id = sheet.staff?.id;
    if (id !== undefined && sheet.id >= (sheetByStaff.get(id)?.id ?? 0)) sheetByStaff.set(id, sheet);
  }
  const listed = new Set(members.map(({ id }) => id));
  return [
    ...members.map((member) => toPerson(member, member, sheetByStaff.get(member.id) ?? null)),
    ...[...sheetByStaff.values()].flatMap((sheet) =>
      sheet.staff && !listed.has(sheet.staff.id) ? toPerson(sheet.staff, null, sheet) : [],
    ),
  ];
}

/** How many sheets are of people who are gone. */
export function formerSheets(sheets: readonly SkillSheet[]): number {
  return sheets.filter(({ staff }) => staff === null).length;
}

function toPerson(
  { id, eng_name, jp_name }: Named,
  member: Staff | null,
  sheet: SkillSheet | null,
): FinderPerson {
  return {
    ...{ id, eng_name, jp_name, member, sheet },
    marks: sheet ? new Map(sheet.marks.map(({ techStackId, levelId }) => [techStackId, levelId])) : NO_MARKS,
    // Where a total was not stored it is the sum all the same.
    experience: sheet ? Math.max(sheet.totalExperience, sheet.sgExperience + sheet.prevExperience) : 0,
    key: matchedKey(...searchWords({ eng_name, jp_name }, member, sheet)),
  };
}

function searchWords(names: Omit<Named, 'id'>, member: Staff | null, sheet: SkillSheet | null): string[] {
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
