import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import legend from '@/ui/page/legend.module.css';
import styles from './board.module.css';

export function BoardLegend({ hasCheck }: { hasCheck: boolean }) {
  const { t } = useTranslation('closing');
  const looks = [
    { look: 'complete', word: t('legend.complete') },
    { look: 'over', word: t('legend.over') },
    { look: 'partial', word: t('legend.partial') },
    { look: 'missing', word: t('legend.missing') },
    { look: 'leave', word: t('legend.leave') },
    { look: 'complete part-leave', word: t('legend.partLeave') },
    { look: 'today', word: t('legend.today') },
    ...(hasCheck ? [{ look: 'changed', word: t('legend.changed') }] : []),
  ];
  return (
    <ul className={legend.legend} aria-label={t('legend.label')}>
      {looks.map(({ look, word }) => (
        <li key={look}>
          <span className={classNames(legend.sample, styles.look)} data-look={look} />
          {word}
        </li>
      ))}
    </ul>
  );
}
