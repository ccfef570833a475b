import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
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
import { SkillExport } from './skill-export';
import { useSkillColumns } from './use-skill-columns';

type SkillRowActionsProps = { sheet: SkillSheet; onView: (sheet: SkillSheet) => void };

/** View for every sheet; edit only while its member is there. Source: SK-1. */
function SkillRowActions({ sheet, onView }: SkillRowActionsProps) {
  const { t } = useTranslation('skills');
  const format = useFormat();
  const name = sheet.staff ? format.name(sheet.staff) : t('list.formerMember');
  const [view, edit] = [t('list.view', { name }), t('list.edit', { name })];
  return (
    <>
      <RowAction icon="view" tip={view} label={view} onAct={() => onView(sheet)} />
      {sheet.staff && <RowAction icon="edit" tip={edit} label={edit} to={paths.skillEdit(sheet.id)} />}
    </>
  );
}

const SkillViewDrawer = lazyComponent(async () => (await import('./skill-view-drawer')).SkillViewDrawer);

const exportOf = (shown: readonly SkillSheet[]) => <SkillExport shown={shown} />;
const keyOf = (sheet: SkillSheet) => sheet.id;
/** The open sheet stands in the URL, so that it can be shared and the Back button closes it. */
const readViewed = (params: URLSearchParams) => params.get('view');

/** A line per skill sheet. Source: SK-1. */
export function SkillTable() {
  const { t } = useTranslation('skills');
  const [viewedId, change] = useUrlState(readViewed);
  const columns = useSkillColumns();
  const { data: sheets, error, refetch } = useQuery(skillQueries.list());
  const viewed = sheets?.find(({ id }) => String(id) === viewedId) ?? null;

  const view = useCallback((sheet: SkillSheet) => change({ view: sheet.id }, { replace: false }), [change]);
  const actionsOf = useCallback(
    (sheet: SkillSheet) => <SkillRowActions sheet={sheet} onView={view} />,
    [view],
  );

  const addButton = (
    <Button variant="contained" component={Link} to={paths.skillCreate}>
      {t('list.add')}
    </Button>
  );
  return (
    <>
      <Panel isFlush>
        <DataTable
          label={t('list.label')}
          rows={sheets}
          columns={columns}
          rowKey={keyOf}
          actions={actionsOf}
          toolbar={exportOf}
          searchLabel={t('list.search')}
          empty={{ title: t('list.empty'), why: t('list.emptyWhy'), action: addButton }}
          error={error && !sheets ? describeError(error) : undefined}
          onRetry={() => void refetch()}
        />
      </Panel>
      <SkillViewDrawer sheet={viewed} onClose={() => change({ view: null })} />
    </>
  );
}
