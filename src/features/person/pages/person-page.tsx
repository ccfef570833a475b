import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { withCatalogues } from '@/i18n/i18n';
import { lazyComponent } from '@/start/lazy-component';
import { PageHeader } from '@/ui/page/page-header';
import { SkeletonBlock } from '@/ui/page/skeleton-block';

/** Lazy, so that code which these features share is not moved into files that other pages load. */
const Person = lazyComponent(
  async () =>
    (
      await withCatalogues(
        import('../components/person'),
        'members',
        'leave',
        'fines',
        'payroll',
        'skills',
        'closing',
      )
    ).Person,
  { meanwhile: <PersonSkeleton /> },
);

export function PersonPage() {
  const { memberId } = useParams();
  return <Person key={memberId} memberId={Number(memberId)} />;
}

function PersonSkeleton() {
  const { t } = useTranslation('person');
  return (
    <>
      <PageHeader title={t('title')} />
      <SkeletonBlock height={560} lines={12} />
    </>
  );
}
