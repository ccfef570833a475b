import { useTranslation } from 'react-i18next';
import { WEEK_HOURS } from '../model/wall-period';
import { WallLegendLooks } from './wall-looks';

/** What the marks mean. */
export function WallLegend({ hasLoads }: { hasLoads: boolean }) {
  const { t } = useTranslation('wall');
  return (
    <WallLegendLooks aria-label={t('legend.label')}>
      <li>
        <span className="bar" data-kind="paid" />
        {t('legend.paid')}
      </li>
      <li>
        <span className="bar" data-kind="paid" data-part />
        {t('legend.part')}
      </li>
      <li>
        <span className="bar" data-kind="unpaid" />
        {t('legend.unpaid')}
      </li>
      {hasLoads && (
        <li>
          <span className="over" />
          {t('legend.over', { most: WEEK_HOURS.most })}
        </li>
      )}
    </WallLegendLooks>
  );
}
