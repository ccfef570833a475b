import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { useFinder } from '@/features/skills/finder/components/use-finder';
import type { Conditions } from '@/features/skills/finder/model/condition';
import { useFormat } from '@/i18n/format';
import { onlyExpert } from './story';
import type { TourFactProps } from './tour-fact';

const NOTHING_ASKED: Conditions = {
  skills: [],
  japanese: null,
  grade: [],
  position: [],
  years: null,
  project: [],
};

/** What one person alone can be counted on for. */
export function ExpertFact({ children }: TourFactProps) {
  const { t } = useTranslation('tour');
  const format = useFormat();
  const { isThere, stacks, people, strong, strongPeople } = useFinder(NOTHING_ASKED, '');
  const found = isThere ? onlyExpert(stacks, people, strongPeople) : undefined;
  return children(
    found && strong
      ? {
          words: t('expert.fact', {
            name: format.name(found.person),
            mark: strong.symbol,
            stack: found.stack.name,
          }),
          to: `${paths.skillList}?view=matrix&skill=${found.stack.id}.${strong.id}`,
        }
      : undefined,
  );
}
