import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { LoadFailure } from '@/ui/page/state-message';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { skillQueries } from '../api/skill-queries';
import { SkillForm } from './skill-form';
import { SkillSheetNotFound } from './skill-sheet-not-found';

/** About the height of the form, so that nothing jumps when it arrives. */
const FORM_HEIGHT = 760;

/** Reads a sheet and offers the form; says so where there is none. */
export function SkillEditor({ sheetId }: { sheetId: number }) {
  const { t } = useTranslation(['skills', 'common']);
  const format = useFormat();
  const { data, error, refetch } = useQuery(skillQueries.detail(sheetId));
  // What the form was opened with: read again it may differ, or be gone, and the input must stay.
  const [sheet, setSheet] = useState(data);
  if (!sheet && data !== sheet) setSheet(data);
  // Without its member, who was deleted, the server takes no change of a sheet.
  if (sheet === null || sheet?.staff === null) return <SkillSheetNotFound />;
  return (
    <>
      <PageHeader
        title={t('edit.title')}
        // A blank keeps the line free until the name is known.
        purpose={sheet ? t('edit.purpose', { name: format.name(sheet.staff) }) : '\u00a0'}
      />
      <Panel>
        {sheet ? (
          <SkillForm sheet={sheet} />
        ) : error ? (
          <LoadFailure title={t('edit.loadFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonBlock height={FORM_HEIGHT} lines={12} />
        )}
      </Panel>
    </>
  );
}
