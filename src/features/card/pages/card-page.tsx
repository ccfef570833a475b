import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { withCatalogues } from '@/i18n/i18n';
import { lazyComponent } from '@/start/lazy-component';
import { ViewTabs, PageHeader } from '@/ui/page/page-header';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { useUrlState } from '@/ui/page/use-url-state';
import { OneCard } from '../components/one-card';

const CardBatch = lazyComponent(
  async () => (await withCatalogues(import('../batch/components/card-batch'), 'cards', 'lists')).CardBatch,
  { meanwhile: <SkeletonBlock height={640} /> },
);

const readView = (params: URLSearchParams) => (params.get('view') === 'many' ? 'many' : 'one');

/** The staff card of one member, or with `?view=many` those of many on sheets. Source: CD-1 to CD-3, BY-15. */
export function CardPage() {
  const { t } = useTranslation('card');
  const [view] = useUrlState(readView);
  const isMany = view === 'many';
  return (
    <>
      <PageHeader title={t('title')} purpose={t('purpose')} />
      <ViewTabs
        label={t('views')}
        tabs={[
          { to: paths.card, words: t('one'), isCurrent: !isMany },
          { to: `${paths.card}?view=many`, words: t('many'), isCurrent: isMany },
        ]}
      />
      {/* A photo in work is not lost by a look at the other view. */}
      <div hidden={isMany}>
        <OneCard />
      </div>
      {isMany && <CardBatch />}
    </>
  );
}
