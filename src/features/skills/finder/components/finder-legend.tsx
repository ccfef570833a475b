import { useTranslation } from 'react-i18next';
import { useMarkWords } from '../../components/use-mark-words';
import { meaningOf } from '../../model/skill-legend';
import { FinderIcon } from './finder-icon';
import { FinderLegendLooks } from './finder-looks';
import type { Finder } from './use-finder';

/** What the marks mean, and what the warning at the foot does. */
export function FinderLegend({ marks }: Pick<Finder, 'marks'>) {
  const { t } = useTranslation('finder');
  const wordsOf = useMarkWords();
  return (
    <FinderLegendLooks aria-label={t('legend.label')}>
      {marks.rungs.map((level) => (
        <li key={level.id}>
          <span className="mark" data-mark={meaningOf(level.symbol)}>
            {level.symbol || '?'}
          </span>
          {wordsOf(level.symbol, 'name' in level ? String(level.name) : '') || t('unknownMark')}
        </li>
      ))}
      <li>
        <span className="warning">
          <FinderIcon name="warning" />
          {t('legend.one')}
        </span>
      </li>
    </FinderLegendLooks>
  );
}
