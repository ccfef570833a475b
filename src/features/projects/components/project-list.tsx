import { useMemo, useState, type ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { withCatalogues } from '@/i18n/i18n';
import { toCalendarDate } from '@/lib/calendar-date';
import { dateColumn, fieldColumns } from '@/session/shown-fields';
import { lazyComponent } from '@/start/lazy-component';
import { confirm } from '@/ui/confirm-dialog/confirm';
import type { Column } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { RowAction } from '@/ui/data-table/row-action';
import { TableExport } from '@/ui/export/export-control';
import { Panel } from '@/ui/page/panel';
import { useUrlState } from '@/ui/page/use-url-state';
import { useDeleteProject } from '../api/project-mutations';
import { projectQueries } from '../api/project-queries';
import { PROJECT_FIELDS, type Project } from '../fields';
import { readActivityFilter } from '../model/project-search';
import {
  ActivityListFilter,
  HoursBeingRead,
  useActivityHeads,
  type ActivityHead,
  type ProjectActivityProps,
  type ProjectFigures,
} from './activity-heads';

/** Loaded after the rows, with its catalogue. */
const ProjectPicking = lazyComponent(
  async () => (await withCatalogues(import('./project-picking'), 'lists')).ProjectPicking,
  { whenIdle: true },
);

const NOTHING: readonly Project[] = [];
const rowKey = (project: Project) => project.id;
const registrationDay = ({ created_at: time }: Project) => (time ? toCalendarDate(new Date(time)) : null);
const emptyColumn = (head: ActivityHead): Column<Project> => ({ ...head, text: () => '', isAwaited: true });

type RowActionsProps = {
  project: Project;
  onEdit: (id: number) => void;
  onDeleted: (ids: readonly number[]) => void;
};

type ProjectListProps = Omit<RowActionsProps, 'project'> & {
  canEdit: boolean;
  /** Adds recorded and planned hours, for administrators. */
  Activity?: ComponentType<ProjectActivityProps>;
};

/** Lists every project, to find, edit and delete. Source: PJ-2. */
export function ProjectList({ canEdit, onEdit, onDeleted, Activity }: ProjectListProps) {
  const { t } = useTranslation('projects');
  const own = useProjectColumns();
  const heads = useActivityHeads();
  const [filter, change] = useUrlState(readActivityFilter);
  const [figures, setFigures] = useState<ProjectFigures | null>(null);
  const added = figures?.columns;
  const columns = useMemo(
    () => (Activity ? [...own, ...(added ?? heads.map(emptyColumn))] : own),
    [Activity, own, added, heads],
  );
  const { data, error, refetch } = useQuery(projectQueries.list());

  function shownRows() {
    if (!Activity) return data;
    if (figures) return figures.rows;
    // Offline the activity may never load, so the list is shown unfiltered.
    return filter.activity !== null && navigator.onLine ? undefined : data;
  }

  return (
    <>
      <Panel title={t('list.title')} subtitle={figures?.note ?? (Activity && <HoursBeingRead />)} isFlush>
        <DataTable
          label={t('list.title')}
          rows={shownRows()}
          columns={columns}
          rowKey={rowKey}
          actions={
            canEdit
              ? (project) => <RowActions project={project} onEdit={onEdit} onDeleted={onDeleted} />
              : undefined
          }
          picking={
            canEdit
              ? (table) => <ProjectPicking {...table} everything={data ?? NOTHING} onDone={onDeleted} />
              : undefined
          }
          toolbar={(found) => (
            <>
              {Activity && (
                <ActivityListFilter filter={filter} onFilter={(next) => change({ ...next, page: null })} />
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
      {Activity && <Activity projects={data} filter={filter} onFigures={setFigures} />}
    </>
  );
}

function useProjectColumns(): readonly Column<Project>[] {
  const { t } = useTranslation('projects');
  const { language } = useFormat();
  return useMemo(
    () => [
      ...fieldColumns<Project>(PROJECT_FIELDS, language),
      {
        ...dateColumn(
          { id: 'created-at', header: t('field.createdAt'), width: 110 },
          registrationDay,
          language,
        ),
        sortValue: ({ created_at: time }) => time ?? '',
      },
    ],
    [t, language],
  );
}

function RowActions({ project, onEdit, onDeleted }: RowActionsProps) {
  const { t } = useTranslation(['projects', 'common']);
  const format = useFormat();
  const { mutateAsync: remove } = useDeleteProject();

  function askToDelete() {
    void confirm({
      title: t('deletion.title'),
      body: (
        <>
          <strong>
            {project.cd} {format.name(project)}
          </strong>
          <br />
          {t('deletion.what')}
        </>
      ),
      tone: 'danger',
      confirmLabel: t('common:action.delete'),
      action: async () => {
        await remove(project.id);
        onDeleted([project.id]);
      },
    });
  }

  return (
    <>
      <RowAction
        icon="edit"
        tip={t('common:action.edit')}
        label={t('list.edit', { code: project.cd })}
        onAct={() => onEdit(project.id)}
      />
      <RowAction
        icon="delete"
        tip={t('common:action.delete')}
        label={t('list.delete', { code: project.cd })}
        onAct={askToDelete}
      />
    </>
  );
}
