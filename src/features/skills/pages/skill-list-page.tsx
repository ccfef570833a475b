import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { withCatalogues } from '@/i18n/i18n';
import { lazyComponent } from '@/start/lazy-component';
import { NotKeptAlert } from '@/ui/form/not-kept-alert';
import { useSavedNotice, type SavedNotice } from '@/ui/form/saved-notice';
import { PageHeader } from '@/ui/page/page-header';
import { ViewTabs } from '@/ui/page/view-tabs';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { useUrlState } from '@/ui/page/use-url-state';
import { NewSheetButton } from '../components/new-sheet-button';
import { SkillTable } from '../components/skill-table';
import { useSkillWords } from '../components/use-skill-words';
import { matrixPath, readIsMatrix } from '../model/list-view';

function SkillNotice({ notice, onClose }: { notice: SavedNotice; onClose: () => void }) {
  const getFieldWords = useSkillWords(null);
  return (
    <NotKeptAlert notice={notice} getFieldWords={getFieldWords} getPath={paths.skillEdit} onClose={onClose} />
  );
}

const SkillFinder = lazyComponent(
  async () => (await withCatalogues(import('../finder/components/skill-finder'), 'finder')).SkillFinder,
  { meanwhile: <SkeletonBlock height={720} /> },
);

/** Lists skill sheets, or with `?view=matrix` people × tech stacks. Source: SK-1. */
export function SkillListPage() {
  const { t } = useTranslation('skills');
  const [isMatrix] = useUrlState(readIsMatrix);
  const [notice, closeNotice] = useSavedNotice();
  return (
    <>
      <PageHeader title={t('title')} purpose={t('purpose')} action={<NewSheetButton />} />
      <ViewTabs
        label={t('list.tabs')}
        tabs={[
          { to: paths.skillList, words: t('list.asList'), isCurrent: !isMatrix },
          { to: matrixPath, words: t('list.asMatrix'), isCurrent: isMatrix },
        ]}
      />
      {notice && <SkillNotice notice={notice} onClose={closeNotice} />}
      {isMatrix ? <SkillFinder /> : <SkillTable />}
    </>
  );
}
