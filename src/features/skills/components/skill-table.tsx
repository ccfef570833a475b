import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { lazyComponent } from '@/start/lazy-component';
import { DataTable } from '@/ui/data-table/data-table';
import { RowAction } from '@/ui/data-table/row-action';
import { Panel } from '@/ui/page/panel';
import { useUrlState } from '@/ui/page/use-url-state';
import { skillQueries } from '../api/skill-queries';
import type { SkillSheet } from '../fields';
import { openSheetField, readOpenSheetId } from '../model/list-view';
import { NewSheetButton } from './new-sheet-button';
import { SkillExport } from './skill-export';
import { useSkillColumns } from './use-skill-columns';

const SkillViewDrawer = lazyComponent(async () => (await import('./skill-view-drawer')).SkillViewDrawer);

const renderExport = (shown: readonly SkillSheet[]) => <SkillExport shown={shown} />;
const rowKey = (sheet: SkillSheet) => sheet.id;

/** Lists skill sheets, one row each. Source: SK-1. */
export function SkillTable() {
  const { t } = useTranslation('skills');
  // In the URL, so that an open sheet can be shared and the Back button closes it.
  const [openSheetId, change] = useUrlState(readOpenSheetId);
  const columns = useSkillColumns();
  const { data: sheets, error, isLoadingError, refetch } = useQuery(skillQueries.list());
  const openSheet = sheets?.find(({ id }) => String(id) === openSheetId) ?? null;

  const openDrawer = useCallback(
    ({ id }: SkillSheet) => change(openSheetField(id), { replace: false }),
    [change],
  );
  const renderActions = useCallback(
    (sheet: SkillSheet) => <SkillRowActions sheet={sheet} onView={openDrawer} />,
    [openDrawer],
  );

  return (
    <>
      <Panel isFlush>
        <DataTable
          label={t('list.label')}
          rows={sheets}
          columns={columns}
          rowKey={rowKey}
          actions={renderActions}
          toolbar={renderExport}
          searchLabel={t('list.search')}
          empty={{ title: t('list.empty'), why: t('list.emptyWhy'), action: <NewSheetButton /> }}
          error={isLoadingError ? describeError(error) : undefined}
          onRetry={() => void refetch()}
        />
      </Panel>
      <SkillViewDrawer sheet={openSheet} onClose={() => change(openSheetField(null))} />
    </>
  );
}

type SkillRowActionsProps = { sheet: SkillSheet; onView: (sheet: SkillSheet) => void };

/** Views any sheet; edits only sheets whose member exists. Source: SK-1. */
function SkillRowActions({ sheet, onView }: SkillRowActionsProps) {
  const { t } = useTranslation('skills');
  const format = useFormat();
  const name = sheet.staff ? format.name(sheet.staff) : t('list.formerMember');
  const view = t('list.view', { name });
  const edit = t('list.edit', { name });
  return (
    <>
      <RowAction icon="view" tip={view} label={view} onAct={() => onView(sheet)} />
      {sheet.staff && <RowAction icon="edit" tip={edit} label={edit} to={paths.skillEdit(sheet.id)} />}
    </>
  );
}
