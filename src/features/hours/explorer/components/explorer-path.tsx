import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Level } from '../model/explorer-search';
import type { HourNames } from '../model/grouping';
import styles from './explorer.module.css';
import { useExplorerWords } from './use-explorer-words';

type ExplorerPathProps = {
  path: readonly Level[];
  names: HourNames | undefined;
  toAddress: (level: number) => string;
};

export function ExplorerPath({ path, names, toAddress }: ExplorerPathProps) {
  const { t } = useTranslation('explorer');
  const words = useExplorerWords();
  const labels = [
    t('all'),
    ...path.map(({ steps }) => steps.map((step) => words.stepLabel(step, names)).join(t('between'))),
  ];
  return (
    <nav aria-label={t('path')}>
      <ol className={styles.path}>
        {labels.map((label, level) => (
          // Labels may repeat, but the position of a level is fixed.
          <li key={level}>
            {level > 0 && <span aria-hidden>›</span>}
            {level === path.length ? (
              <b aria-current="page">{label}</b>
            ) : (
              <Link to={toAddress(level)}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
