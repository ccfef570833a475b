import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { memberQueries } from '@/features/members/api/member-queries';
import { skillLookupQueries } from '../../api/skill-lookup-queries';
import { skillQueries } from '../../api/skill-queries';
import type { SkillSheet } from '../../fields';
import { gridLevels } from '../../model/skill-marks';
import { conditionList, type Conditions } from '../model/condition';
import { finderPeople, countFormerSheets } from '../model/finder-person';
import { finderRows, peopleAt } from '../model/finder-rows';
import { finderStacks } from '../model/finder-stacks';
import { createJapaneseScale, createMarkScale, strongMark } from '../model/scale';
import { useFinderNames } from './use-finder-names';

const NO_SHEETS: readonly SkillSheet[] = [];
const NOTHING: readonly never[] = [];

type PartQuery = { isLoadingError: boolean; refetch: () => unknown };

const toPart = ({ isLoadingError, refetch }: PartQuery) => ({
  isFailed: isLoadingError,
  retry: () => void refetch(),
});

/** Loads people and measures them by the conditions; without the server's lists by their sheets. */
export function useFinder(required: Conditions, search: string) {
  const sheetQuery = useQuery(skillQueries.list());
  const members = useQuery(memberQueries.list());
  const stackQuery = useQuery(skillLookupQueries.techStacks());
  const levelQuery = useQuery(skillLookupQueries.proficiencyLevels());
  const japaneseQuery = useQuery(skillLookupQueries.japaneseLevels());
  const sheets = sheetQuery.data ?? NO_SHEETS;

  const people = useMemo(() => finderPeople(sheets, members.data ?? NOTHING), [sheets, members.data]);
  const marks = useMemo(() => {
    const sheetMarks = sheets.flatMap(({ staff, marks: own }) => (staff ? own : []));
    return createMarkScale(gridLevels(levelQuery.data ?? NOTHING, sheetMarks));
  }, [sheets, levelQuery.data]);
  const japanese = useMemo(() => {
    const listed = japaneseQuery.data ?? NOTHING;
    const levels = new Map(
      [...listed, ...sheets.flatMap((sheet) => sheet.japaneseLevel ?? [])].map((level) => [level.id, level]),
    );
    return createJapaneseScale([...levels.values()]);
  }, [sheets, japaneseQuery.data]);
  const stacks = useMemo(
    () => finderStacks(stackQuery.data ?? NOTHING, sheets, required.skills),
    [stackQuery.data, sheets, required.skills],
  );
  const conditions = useMemo(() => conditionList(required), [required]);
  const rows = useMemo(
    () => finderRows(people, conditions, { scales: { marks, japanese }, search }),
    [people, conditions, marks, japanese, search],
  );
  const strong = useMemo(() => strongMark(marks), [marks]);
  const strongPeople = useMemo(
    () => (strong ? peopleAt(people, strong.id, marks) : new Map<number, never>()),
    [people, strong, marks],
  );
  const { names, ...choices } = useFinderNames(sheets);

  const lists = [members, stackQuery, levelQuery, japaneseQuery];
  const areListsSettled = lists.every(({ isPending }) => !isPending);
  return {
    /** False until every part that affects the layout is loaded. */
    isLoaded: sheetQuery.data !== undefined && areListsSettled,
    /** False until all that names a condition is loaded or has failed. */
    areNamesSettled: areListsSettled && !sheetQuery.isPending && !choices.isPending,
    error: sheetQuery.data ? null : sheetQuery.error,
    retry: () => void sheetQuery.refetch(),
    people,
    rows,
    stacks,
    conditions,
    marks,
    japanese,
    names,
    strong,
    strongPeople,
    formerCount: countFormerSheets(sheets),
    parts: {
      members: toPart(members),
      stacks: toPart(stackQuery),
      levels: toPart(levelQuery),
      choices: {
        isFailed: choices.hasFailed || toPart(japaneseQuery).isFailed,
        retry: () => {
          choices.retry();
          if (japaneseQuery.isLoadingError) void japaneseQuery.refetch();
        },
      },
    },
  };
}

export type Finder = ReturnType<typeof useFinder>;
