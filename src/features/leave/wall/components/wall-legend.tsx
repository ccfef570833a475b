import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import legend from '@/ui/page/legend.module.css';
import { WEEK_HOURS } from '../model/wall-period';
import looks from './leave-bar.module.css';

/** What the marks mean. */
export function WallLegend({ hasLoads }: { hasLoads: boolean }) {
  const { t } = useTranslation('wall');
  return (
    <ul className={legend.legend} aria-label={t('legend.label')}>
      <li>
        <span className={classNames(looks.bar, looks.sample)} />
        {t('legend.paid')}
      </li>
      <li>
        <span className={classNames(looks.bar, looks.part, looks.sample)} />
        {t('legend.part')}
      </li>
      <li>
        <span className={classNames(looks.bar, looks.unpaid, looks.sample)} />
        {t('legend.unpaid')}
      </li>
      {hasLoads && (
        <li>
          <span className={looks.over} />
          {t('legend.over', { most: WEEK_HOURS.most })}
        </li>
      )}
    </ul>
  );
}
