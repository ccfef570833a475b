import { useLastValue } from '@/ui/page/use-last-value';
import { SkillViewDrawer } from '../../components/skill-view-drawer';
import type { FinderPerson } from '../model/finder-person';
import { PersonActions } from './person-actions';

type PersonDrawerProps = {
  person: FinderPerson | undefined;
  chosenIds: ReadonlySet<number>;
  onChoose: (person: FinderPerson) => void;
  onClose: () => void;
};

export function PersonDrawer({ person, chosenIds, onChoose, onClose }: PersonDrawerProps) {
  const shownPerson = useLastValue(person ?? null);
  return (
    <SkillViewDrawer sheet={person?.sheet ?? null} onClose={onClose} isTall>
      {shownPerson && (
        <PersonActions
          key={shownPerson.id}
          person={shownPerson}
          isChosen={chosenIds.has(shownPerson.id)}
          onChoose={() => onChoose(shownPerson)}
        />
      )}
    </SkillViewDrawer>
  );
}
