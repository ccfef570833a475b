import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useFormat } from '@/i18n/format';
import { useOpened } from '@/session/use-opened';
import { PageHeader } from '@/ui/page/page-header';
import { PageTitle } from '@/ui/page/page-title';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { LoadFailure, StateMessage } from '@/ui/page/state-message';
import { skillQueries } from '../api/skill-queries';
import { SkillForm } from '../components/skill-form';

/** About the height of the form, to keep the layout stable. */
const FORM_HEIGHT = 760;

/** Changes a skill sheet. Source: SK-2. */
export function SkillEditPage() {
  const id = Number(useParams().skillSheetId);
  if (!Number.isSafeInteger(id) || id < 1) return <SkillSheetNotFound />;
  return <SkillEditor key={id} sheetId={id} />;
}

function SkillEditor({ sheetId }: { sheetId: number }) {
  const { t } = useTranslation('skills');
  const format = useFormat();
  const { data, error, refetch } = useQuery(skillQueries.detail(sheetId));
  const sheet = useOpened(data);
  // The server refuses changes after the member was deleted.
  if (sheet === null || sheet?.staff === null) return <SkillSheetNotFound />;

  function renderForm() {
    if (sheet) return <SkillForm sheet={sheet} />;
    if (!error) return <SkeletonBlock height={FORM_HEIGHT} lines={12} />;
    return <LoadFailure title={t('edit.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }

  return (
    <>
      <PageHeader
        title={t('edit.title')}
        // A blank keeps the height until the name is loaded.
        purpose={sheet ? t('edit.purpose', { name: format.name(sheet.staff) }) : '\u00a0'}
      />
      <Panel>{renderForm()}</Panel>
    </>
  );
}

function SkillSheetNotFound() {
  const { t } = useTranslation('skills');
  return (
    <>
      <PageTitle>{t('edit.notFound')}</PageTitle>
      <StateMessage
        kind="notFound"
        title={t('edit.notFound')}
        action={
          <Button variant="contained" component={Link} to={paths.skillList}>
            {t('edit.toList')}
          </Button>
        }
      >
        {t('edit.notFoundWhy')}
      </StateMessage>
    </>
  );
}
