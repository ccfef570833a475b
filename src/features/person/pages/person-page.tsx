import { useParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { withCatalogues } from '@/i18n/i18n';
import { lazyComponent } from '@/start/lazy-component';
import { PageHeader } from '@/ui/page/page-header';
import { SkeletonBlock } from '@/ui/page/skeleton-block';

/** What it is made of belongs to many features: no other page is to be the heavier for it. */
const Person = lazyComponent(
  async () =>
    (
      await withCatalogues(
        import('../components/person'),
        ...(['members', 'leave', 'fines', 'payroll', 'skills', 'closing'] as const),
      )
    ).Person,
  { meanwhile: <Meanwhile /> },
);

/** All that is known of a member, to read. Administrators see everybody, others themselves. */
export function PersonPage() {
  const { memberId } = useParams();
  return <Person key={memberId} memberId={Number(memberId)} />;
}

function Meanwhile() {
  const { t } = useTranslation('person');
  return (
    <>
      <PageHeader title={t('title')} />
      <SkeletonBlock height={560} lines={12} />
    </>
  );
}
