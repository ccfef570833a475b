import { useTranslation } from 'react-i18next';
import { LegendLooks } from './board-looks';

/** What the looks of the cells mean. */
export function BoardLegend() {
  const { t } = useTranslation('closing');
  const kinds = [
    ['complete', t('legend.complete')],
    ['over', t('legend.over')],
    ['partial', t('legend.partial')],
    ['missing', t('legend.missing')],
    ['leave', t('legend.leave')],
    ['complete part-leave', t('legend.partLeave')],
    ['today', t('legend.today')],
  ];
  return (
    <LegendLooks aria-label={t('legend.label')}>
      {kinds.map(([kind, word]) => (
        <li key={kind}>
          <span data-look={kind} />
          {word}
        </li>
      ))}
    </LegendLooks>
  );
}
