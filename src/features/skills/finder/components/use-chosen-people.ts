import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { message } from '@/i18n/message';
import { toast } from '@/ui/toast/toast';
import type { FinderPerson } from '../model/finder-person';
import { chosenField, MOST_COMPARED, type FinderSearch } from '../model/finder-search';
import type { ChangeFinder } from './use-conditions';
import type { Finder } from './use-finder';

type ChosenOptions = {
  finder: Pick<Finder, 'people' | 'rows'>;
  /** From the address; people who were deleted or have no sheet are skipped. */
  chosenIds: readonly number[];
  change: ChangeFinder;
  announce: (words: string) => void;
};

const findWithSheet = (people: readonly FinderPerson[], ids: readonly number[]): FinderPerson[] =>
  ids.flatMap((id) => people.find((person) => person.id === id && person.sheet) ?? []);

/** Manages the people chosen for a comparison; without any, the first matches are compared. */
export function useChosenPeople({ finder, chosenIds, change, announce }: ChosenOptions) {
  const { t } = useTranslation('finder');
  const { people, rows } = finder;
  const chosen = useMemo(() => findWithSheet(people, chosenIds), [people, chosenIds]);
  const ids = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  const matches = rows.filter(({ isMatch }) => isMatch).map(({ person }) => person);
  const compared = chosen.length > 0 ? chosen : matches.slice(0, MOST_COMPARED);

  function toggle({ id, sheet }: FinderPerson) {
    const isAdded = !ids.has(id);
    if (isAdded && !sheet) return toast.error(message('finder:compare.noSheet'));
    if (isAdded && chosen.length >= MOST_COMPARED) return toast.error(message('finder:compare.full'));
    change((current: FinderSearch) => {
      const others = findWithSheet(people, current.chosen).flatMap((person) =>
        person.id === id ? [] : person.id,
      );
      const next = isAdded ? [...others, id] : others;
      announce(t('compare.chosen', { count: next.length }));
      return chosenField(next);
    });
  }

  return { chosen, ids, compared, toggle };
}
