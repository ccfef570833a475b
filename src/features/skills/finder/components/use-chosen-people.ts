import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { message } from '@/i18n/message';
import { toast } from '@/ui/toast/toast';
import type { FinderPerson } from '../model/finder-person';
import { chosenField, MOST_COMPARED } from '../model/finder-search';
import type { ChangeFinder } from './use-conditions';
import type { Finder } from './use-finder';

type Options = {
  finder: Pick<Finder, 'people' | 'rows'>;
  /** As the address has them; who is gone or has no sheet is compared with nobody. */
  chosenIds: readonly number[];
  change: ChangeFinder;
  /** Says what was done. */
  say: (words: string) => void;
};

/** Who is chosen for a comparison, and who would be compared: these, else the first who match. */
export function useChosenPeople({ finder, chosenIds, change, say }: Options) {
  const { t } = useTranslation('finder');
  const { people, rows } = finder;
  const chosen = useMemo(
    () => chosenIds.flatMap((id) => people.find((person) => person.id === id && person.sheet) ?? []),
    [chosenIds, people],
  );
  const ids = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  const matches = rows.filter(({ isMatch }) => isMatch).map(({ person }) => person);
  const compared = chosen.length > 0 ? chosen : matches.slice(0, MOST_COMPARED);

  function toggle({ id, sheet }: FinderPerson) {
    const left = chosen.filter((person) => person.id !== id).map((person) => person.id);
    const isAdded = left.length === chosen.length;
    if (isAdded && !sheet) return toast.error(message('finder:compare.noSheet'));
    if (isAdded && chosen.length >= MOST_COMPARED) return toast.error(message('finder:compare.full'));
    const next = isAdded ? [...left, id] : left;
    change(chosenField(next));
    say(t('compare.chosen', { count: next.length }));
  }

  return { chosen, ids, compared, toggle };
}
