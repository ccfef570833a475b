import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import legend from '@/ui/page/legend.module.css';
import styles from './board.module.css';

/** Explains the looks of days. */
export function BoardLegend({ hasCheck }: { hasCheck: boolean }) {
  const { t } = useTranslation('closing');
  const kinds = [
    ['complete', t('legend.complete')],
    ['over', t('legend.over')],
    ['partial', t('legend.partial')],
    ['missing', t('legend.missing')],
    ['leave', t('legend.leave')],
    ['complete part-leave', t('legend.partLeave')],
    ['today', t('legend.today')],
    ...(hasCheck ? [['changed', t('legend.changed')]] : []),
  ];
  return (
    <ul className={legend.legend} aria-label={t('legend.label')}>
      {kinds.map(([kind, word]) => (
        <li key={kind}>
          <span className={classNames(legend.sample, styles.look)} data-look={kind} />
          {word}
        </li>
      ))}
    </ul>
  );
}
