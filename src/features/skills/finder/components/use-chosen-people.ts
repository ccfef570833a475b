import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { message } from '@/i18n/message';
import { toast } from '@/ui/toast/toast';
import type { FinderPerson } from '../model/finder-person';
import { chosenField, MOST_COMPARED } from '../model/finder-search';
import type { ChangeFinder } from './use-conditions';
import type { Finder } from './use-finder';

type ChosenOptions = {
  finder: Pick<Finder, 'people' | 'rows'>;
  /** From the address; people who were deleted or have no sheet are skipped. */
  idsInUrl: readonly number[];
  change: ChangeFinder;
  announce: (words: string) => void;
};

const findWithSheet = (people: readonly FinderPerson[], ids: readonly number[]): FinderPerson[] =>
  ids.flatMap((id) => people.find((person) => person.id === id && person.sheet) ?? []);

export function useChosenPeople({ finder, idsInUrl, change, announce }: ChosenOptions) {
  const { t } = useTranslation('finder');
  const { people, rows } = finder;
  const chosen = useMemo(() => findWithSheet(people, idsInUrl), [people, idsInUrl]);
  const chosenIds = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  const matches = rows.filter(({ isMatch }) => isMatch).map(({ person }) => person);
  const compared = chosen.length > 0 ? chosen : matches.slice(0, MOST_COMPARED);

  function toggle({ id, sheet }: FinderPerson) {
    if (!sheet) return toast.error(message('finder:compare.noSheet'));
    // Reads the current address, so that the second of two quick presses sees the first one.
    change((current) => {
      const before = findWithSheet(people, current.chosen).map((person) => person.id);
      const next = before.includes(id) ? before.filter((chosenId) => chosenId !== id) : [...before, id];
      if (next.length > MOST_COMPARED) {
        toast.error(message('finder:compare.full'));
        return {};
      }
      announce(t('compare.chosen', { count: next.length }));
      return chosenField(next);
    });
  }

  return { chosen, chosenIds, compared, toggle };
}
