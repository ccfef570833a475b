import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import type { SkillMark } from '../api/skill-sheet-schema';
import { NO_MARK } from '../model/skill-marks';
import styles from './skill-cell.module.css';
import { useGridColumns } from './use-grid-columns';
import { useMarkWords } from './use-mark-words';

type SkillMarkListProps = {
  label: string;
  stacks: readonly { id: number; name: string }[];
  marks: readonly SkillMark[];
};

/** The marks of a sheet, to read. Source: SK-1. */
export function SkillMarkList({ label, stacks, marks }: SkillMarkListProps) {
  const { t } = useTranslation('skills');
  const wordsOf = useMarkWords();
  const columns = useGridColumns();
  const symbols = new Map(marks.map((mark) => [mark.techStackId, mark.symbol]));
  return (
    <ul
      aria-label={label}
      className={styles.list}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {stacks.map(({ id, name }) => {
        const symbol = symbols.get(id) ?? NO_MARK;
        return (
          <li key={id}>
            <span className="visually-hidden">{t('grid.cell', { stack: name, mark: wordsOf(symbol) })}</span>
            <div className={classNames(styles.cell, symbols.has(id) && styles.marked)} aria-hidden>
              <span className={styles.name}>{name}</span>
              <span className={styles.mark}>{symbol}</span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
