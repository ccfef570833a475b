import { withCatalogues } from '@/i18n/i18n';
import { lazyComponent } from '@/start/lazy-component';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';

/** The height of the loaded title and body inside the panel's padding, in px. */
const HEIGHT = 252;

export const BalancePanel = lazyComponent(
  async () => (await withCatalogues(import('./balance-body'), 'dashboard')).BalanceBody,
  {
    meanwhile: (
      <Panel>
        <SkeletonBlock height={HEIGHT} lines={6} />
      </Panel>
    ),
  },
);
