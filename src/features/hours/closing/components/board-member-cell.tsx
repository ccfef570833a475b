import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { useFormat } from '@/i18n/format';
import { ListIcon } from '@/ui/data-table/list-icon';
import { NameCell, RowCheckbox } from '@/ui/matrix/name-cell';
import { StaffAvatar } from '@/ui/page/staff-avatar';
import type { BoardRow } from '../model/closing-board';
import styles from './board.module.css';
import { useChangeWords } from './use-change-words';

export function BoardMemberCell({ row, isSelected }: { row: BoardRow; isSelected: boolean }) {
  const { person, state, open, changed = [] } = row;
  const { t } = useTranslation('closing');
  const changeWords = useChangeWords();
  const format = useFormat();
  const name = format.name(person);
  return (
    <NameCell
      name={name}
      picture={
        <span className={styles.pick}>
          <StaffAvatar name={name} src={person.staff_image_url} size={24} />
          <RowCheckbox isSelected={isSelected} label={t('row.select', { name })} />
        </span>
      }
      href={paths.person(person.id)}
      className={styles.link}
    >
      {state === 'open' && <span className={styles.badge}>{open.length}</span>}
      {state === 'complete' && (
        <span className={styles.done} title={t('card.complete')}>
          <ListIcon name="check" />
        </span>
      )}
      {state === 'unknown' && <span title={t('card.unknown')}>?</span>}
      {changed.length > 0 && (
        <span className={styles.changes} title={changeWords.list(changed)}>
          {changed.length}
        </span>
      )}
    </NameCell>
  );
}
