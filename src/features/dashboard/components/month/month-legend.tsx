import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import legend from '@/ui/page/legend.module.css';
import kinds from './month-map.module.css';

/** What the looks of the days mean. */
export function MonthLegend() {
  const { t } = useTranslation('dashboard');
  const samples = [
    [kinds.complete, t('month.complete')],
    [kinds.partSample, t('month.partial')],
    [kinds.missing, t('month.missing')],
    [kinds.leave, t('month.leave')],
  ];
  return (
    <ul className={legend.legend} aria-label={t('month.legend')}>
      {samples.map(([sample, word]) => (
        <li key={word}>
          <span className={classNames(legend.sample, kinds.kind, sample)} />
          {word}
        </li>
      ))}
    </ul>
  );
}
