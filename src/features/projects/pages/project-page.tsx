import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { describeError } from '@/i18n/describe-error';
import { withCatalogues } from '@/i18n/i18n';
import type { Column } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { TableExport } from '@/ui/export/export-control';
import { NotKeptAlert } from '@/ui/form/record-outcome';
import type { SavedNotice } from '@/ui/form/saved-notice';
import { PageHeader } from '@/ui/page/page-header';
import { useFieldLabels } from '@/session/shown-fields';
import { lazyComponent } from '@/start/lazy-component';
import { Panel } from '@/ui/page/panel';
import { useUrlState } from '@/ui/page/use-url-state';
import { projectQueries } from '../api/project-queries';
import { PROJECT_FIELDS, type Project } from '../fields';
import type { ProjectActivityProps, ProjectFigures } from '../components/project-figures';
import { ActivityFilterBar } from '../components/activity-filter-bar';
import { HoursBeingRead } from '../components/hours-being-read';
import { ProjectFormPanel } from '../components/project-form-panel';
import { ProjectRowActions } from '../components/project-row-actions';
import { useActivityHeads, type ActivityHead } from '../components/use-activity-heads';
import { useProjectColumns } from '../components/use-project-columns';
import { useProjectEditor } from '../components/use-project-editor';
import { readActivityFilter } from '../model/project-search';

/** Behind the rows, with its words. */
const ProjectPicking = lazyComponent(
  async () => (await withCatalogues(import('../components/project-picking'), 'lists')).ProjectPicking,
  { whenIdle: true },
);

const NOTHING: readonly Project[] = [];
const keyOf = (project: Project) => project.id;
const emptyColumn = (head: ActivityHead): Column<Project> => ({ ...head, text: () => '', isAwaited: true });
const projectPath = (id: number) => `${paths.projects}?edit=${id}`;

type ProjectPageProps = {
  /** Adds what was recorded and planned, for those who may see it. */
  Activity?: ComponentType<ProjectActivityProps>;
};

/** Form and list on one page; only administrators edit and delete. Source: PJ-1 to PJ-3. */
export function ProjectPage({ Activity }: ProjectPageProps) {
  const { t } = useTranslation('projects');
  const editor = useProjectEditor();
  const own = useProjectColumns();
  const heads = useActivityHeads();
  const [filter, change] = useUrlState(readActivityFilter);
  const [figures, setFigures] = useState<ProjectFigures | null>(null);
  const added = figures?.columns;
  const columns = useMemo(
    () => (Activity ? [...own, ...(added ?? heads.map(emptyColumn))] : own),
    [Activity, own, added, heads],
  );
  const wordsOf = useFieldLabels(PROJECT_FIELDS);
  const [notice, setNotice] = useState<SavedNotice>();
  const { data, error, refetch } = useQuery(projectQueries.list());

  function leaveDeleted(ids: readonly number[]) {
    if (editor.editedId !== null && ids.includes(editor.editedId)) editor.close();
  }

  function shownRows() {
    if (!Activity) return data;
    if (figures) return figures.rows;
    // Without a connection what tells them apart may never come.
    return filter.activity !== null && navigator.onLine ? undefined : data;
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        purpose={t('purpose')}
        action={
          editor.canEdit && (
            <Button component={Link} to={`${paths.projects}?view=import`}>
              {t('list.import')}
            </Button>
          )
        }
      />
      {notice && (
        <NotKeptAlert
          notice={notice}
          wordsOf={wordsOf}
          pathOf={projectPath}
          onClose={() => setNotice(undefined)}
        />
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <ProjectFormPanel editor={editor} onSaved={setNotice} />
        <Panel title={t('list.title')} subtitle={figures?.note ?? (Activity && <HoursBeingRead />)} isFlush>
          <DataTable
            label={t('list.title')}
            rows={shownRows()}
            columns={columns}
            rowKey={keyOf}
            actions={
              editor.canEdit
                ? (project) => (
                    <ProjectRowActions
                      project={project}
                      onEdit={(id) => void editor.open(id)}
                      onDeleted={(id) => leaveDeleted([id])}
                    />
                  )
                : undefined
            }
            picking={
              editor.canEdit
                ? (table) => <ProjectPicking {...table} everything={data ?? NOTHING} onDone={leaveDeleted} />
                : undefined
            }
            toolbar={(found) => (
              <>
                {Activity && (
                  <ActivityFilterBar filter={filter} onFilter={(next) => change({ ...next, page: null })} />
                )}
                <TableExport title={t('list.title')} columns={columns} rows={found} />
              </>
            )}
            searchLabel={t('list.search')}
            empty={
              data && data.length > 0
                ? { title: t('list.noMatch'), why: t('list.noMatchWhy') }
                : { title: t('list.empty'), why: t('list.emptyWhy') }
            }
            error={error ? describeError(error) : undefined}
            onRetry={() => void refetch()}
          />
        </Panel>
      </Box>
      {Activity && <Activity projects={data} filter={filter} onFigures={setFigures} />}
    </>
  );
}
