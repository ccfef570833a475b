import { localName, otherName } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import type { Column } from '@/ui/data-table/column';
import type { Condition } from '../model/condition';
import type { FinderPerson } from '../model/finder-person';
import type { FinderRow } from '../model/finder-rows';
import type { TechStack } from '../../model/skill-marks';

type FinderHeads = Record<
  | 'staffNo'
  | 'name'
  | 'otherName'
  | 'match'
  | 'lacks'
  | 'noSheet'
  | 'japanese'
  | 'grade'
  | 'position'
  | 'years'
  | 'project',
  string
>;

type FinderExportSource = {
  stacks: readonly TechStack[];
  heads: FinderHeads;
  cellWords: { yes: string; noSheet: string };
  hasConditions: boolean;
  language: Language;
  findStackName: (id: number) => string;
  findSymbol: (levelId: number) => string;
  describeMissed: (person: FinderPerson, missed: readonly Condition[]) => string;
  /** The number of people with a strong mark for each tech stack, as on the screen. */
  foot: { label: string; countPeople: (stackId: number) => number } | null;
};

const findStaffNo = ({ person }: FinderRow) => person.member?.staff_no ?? '';

export function finderColumns(source: FinderExportSource): Column<FinderRow>[] {
  const { stacks, heads, cellWords, hasConditions, language, foot } = source;
  const { findStackName, findSymbol, describeMissed } = source;
  const column = (id: keyof FinderHeads, text: Column<FinderRow>['text']): Column<FinderRow> => ({
    id,
    header: heads[id],
    text,
  });
  return [
    {
      ...column('staffNo', findStaffNo),
      sheet: foot ? { value: findStaffNo, foot: foot.label } : undefined,
    },
    column('name', ({ person }) => localName(person, language)),
    column('otherName', ({ person }) => otherName(person, language)),
    ...(hasConditions
      ? [
          column('match', ({ isMatch }) => (isMatch ? cellWords.yes : '')),
          column('lacks', ({ person, missed }) =>
            person.sheet ? describeMissed(person, missed) : cellWords.noSheet,
          ),
        ]
      : [column('noSheet', ({ person }) => (person.sheet ? '' : cellWords.noSheet))]),
    column('japanese', ({ person }) => person.sheet?.japaneseLevel?.name ?? ''),
    column('grade', ({ person }) => person.sheet?.grade?.name ?? ''),
    column('position', ({ person }) => person.sheet?.position?.name ?? ''),
    {
      ...column('years', ({ person }) => (person.sheet ? person.experience : '')),
      sheet: { value: ({ person }) => (person.sheet ? person.experience : null) },
    },
    column('project', ({ person }) =>
      (person.sheet?.projects ?? []).map((project) => localName(project, language)).join(', '),
    ),
    ...stacks.map(({ id }): Column<FinderRow> => {
      const findMark = ({ person }: FinderRow) => {
        const levelId = person.marks.get(id);
        return levelId === undefined ? '' : findSymbol(levelId);
      };
      return {
        id: `stack-${id}`,
        header: findStackName(id),
        text: findMark,
        sheet: foot ? { value: findMark, foot: foot.countPeople(id) } : undefined,
      };
    }),
  ];
}
