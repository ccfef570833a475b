import { useTranslation } from 'react-i18next';
import legend from '@/ui/page/legend.module.css';
import { useMarkWords } from '../../components/use-mark-words';
import { FinderIcon } from './finder-icon';
import { FinderMark } from './finder-mark';
import styles from './finder-matrix.module.css';
import type { Finder } from './use-finder';

/** What the marks mean, and what the warning at the foot does. */
export function FinderLegend({ marks }: Pick<Finder, 'marks'>) {
  const { t } = useTranslation('finder');
  const wordsOf = useMarkWords();
  return (
    <ul className={legend.legend} aria-label={t('legend.label')}>
      {marks.rungs.map((level) => (
        <li key={level.id}>
          <FinderMark symbol={level.symbol} isSample />
          {wordsOf(level.symbol, 'name' in level ? String(level.name) : '') || t('unknownMark')}
        </li>
      ))}
      <li>
        <span className={styles.warning}>
          <FinderIcon name="warning" />
          {t('legend.one')}
        </span>
      </li>
    </ul>
  );
}
