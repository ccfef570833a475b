import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { refetchFailed } from '@/api/read-failures';
import { memberQueries } from '@/features/members/api/member-queries';
import { skillLookupQueries } from '../../api/skill-lookup-queries';
import { skillQueries } from '../../api/skill-queries';
import { gridLevels, withMissing } from '../../model/skill-marks';
import { conditionList, type Conditions } from '../model/condition';
import { countFormerSheets, finderPeople } from '../model/finder-person';
import { finderRows, peopleAt } from '../model/finder-rows';
import { finderStacks } from '../model/finder-stacks';
import { createJapaneseScale, createMarkScale, strongMark } from '../model/scale';
import { hasSettled, useFinderNames } from './use-finder-names';

const EMPTY: readonly never[] = [];

type PartQuery = { isLoadingError: boolean; refetch: () => unknown };

const toPart = ({ isLoadingError, refetch }: PartQuery) => ({
  isFailed: isLoadingError,
  retry: () => void refetch(),
});

/** Measures people by the conditions. For a list that fails to load, the sheets supply the entries. */
export function useFinder(required: Conditions, search: string) {
  const sheetQuery = useQuery(skillQueries.list());
  const memberQuery = useQuery(memberQueries.list());
  const stackQuery = useQuery(skillLookupQueries.techStacks());
  const levelQuery = useQuery(skillLookupQueries.proficiencyLevels());
  const japaneseQuery = useQuery(skillLookupQueries.japaneseLevels());
  const sheets = sheetQuery.data ?? EMPTY;

  const people = useMemo(() => finderPeople(sheets, memberQuery.data ?? EMPTY), [sheets, memberQuery.data]);
  const marks = useMemo(() => {
    const sheetMarks = sheets.flatMap(({ staff, marks: own }) => (staff ? own : []));
    return createMarkScale(gridLevels(levelQuery.data ?? EMPTY, sheetMarks));
  }, [sheets, levelQuery.data]);
  const japanese = useMemo(() => {
    const sheetLevels = sheets.flatMap((sheet) => sheet.japaneseLevel ?? []);
    return createJapaneseScale(withMissing(japaneseQuery.data ?? EMPTY, sheetLevels));
  }, [sheets, japaneseQuery.data]);
  const stacks = useMemo(
    () => finderStacks(stackQuery.data ?? EMPTY, sheets, required.skills),
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

  const areListsSettled = [memberQuery, stackQuery, levelQuery, japaneseQuery].every(hasSettled);
  return {
    /** False until the sheets are loaded, and all lists that affect the layout are loaded or have failed. */
    isLoaded: sheetQuery.data !== undefined && areListsSettled,
    /** False until the sheets and the lists that name conditions are loaded or have failed. */
    areNamesSettled: areListsSettled && hasSettled(sheetQuery) && choices.areSettled,
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
    /** The lists without which the matrix is still shown. */
    parts: {
      members: toPart(memberQuery),
      stacks: toPart(stackQuery),
      levels: toPart(levelQuery),
      choices: {
        isFailed: choices.hasFailed || japaneseQuery.isLoadingError,
        retry: () => {
          choices.retry();
          refetchFailed(japaneseQuery);
        },
      },
    },
  };
}

export type Finder = ReturnType<typeof useFinder>;
