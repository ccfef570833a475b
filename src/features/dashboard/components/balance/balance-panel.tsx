import { withCatalogues } from '@/i18n/i18n';
import { lazyComponent } from '@/start/lazy-component';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';

/** In px, with the title: as high as what comes. */
const HEIGHT = 252;

/** How many hours more or less than due a person has recorded: now, by month, and what that is made of. */
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
