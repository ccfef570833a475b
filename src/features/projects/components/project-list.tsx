import { useMemo, useState, type ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { withCatalogues } from '@/i18n/i18n';
import { toCalendarDate } from '@/lib/calendar-date';
import { dateColumn, fieldColumns } from '@/session/field-columns';
import { lazyComponent } from '@/start/lazy-component';
import type { Column } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { TableExport } from '@/ui/export/table-export';
import { Panel } from '@/ui/page/panel';
import { useUrlState } from '@/ui/page/use-url-state';
import { projectQueries } from '../api/project-queries';
import { PROJECT_FIELDS, type Project } from '../fields';
import { readActivityFilter } from '../model/project-search';
import { ActivityListFilter } from './activity-list-filter';
import { ActivityRangeNote } from './activity-range-note';
import type { ProjectActivityProps, ProjectFigures } from './project-activity-props';
import { ProjectRowActions, type ProjectRowActionsProps } from './project-row-actions';
import { useActivityHeads, type ActivityHead } from './use-activity-heads';

const ProjectPicking = lazyComponent(
  async () => (await withCatalogues(import('./project-picking'), 'lists')).ProjectPicking,
  { isForIdle: true },
);

const NO_PROJECTS: readonly Project[] = [];
const rowKey = (project: Project) => project.id;
const findRegistrationDay = ({ created_at: time }: Project) => (time ? toCalendarDate(new Date(time)) : null);
const toEmptyColumn = (head: ActivityHead): Column<Project> => ({ ...head, text: () => '', isLoading: true });

type ProjectListProps = Omit<ProjectRowActionsProps, 'project'> & {
  canEdit: boolean;
  /** Adds recorded and planned hours, for administrators. */
  Activity?: ComponentType<ProjectActivityProps>;
};

/** Lists every project, to find, edit and delete. Source: PJ-2. */
export function ProjectList({ canEdit, onEdit, onDeleted, Activity }: ProjectListProps) {
  const { t } = useTranslation('projects');
  const projectColumns = useProjectColumns();
  const heads = useActivityHeads();
  const [filter, change] = useUrlState(readActivityFilter);
  const [figures, setFigures] = useState<ProjectFigures | null>(null);
  const activityColumns = figures?.columns;
  const columns = useMemo(
    () => (Activity ? [...projectColumns, ...(activityColumns ?? heads.map(toEmptyColumn))] : projectColumns),
    [Activity, projectColumns, activityColumns, heads],
  );
  const { data, error, isLoadingError, refetch } = useQuery(projectQueries.list());
  const failure = isLoadingError ? describeError(error) : undefined;
  const rows = findShownRows();
  // If the hours cannot be read, all projects are shown despite the filter.
  const shownActivity = rows !== data && filter.activity;

  function findShownRows() {
    if (!Activity) return data;
    if (figures) return figures.rows;
    // Offline the activity may never load, so the list is shown unfiltered.
    return filter.activity !== null && navigator.onLine ? undefined : data;
  }

  return (
    <>
      <Panel
        title={t('list.title')}
        subtitle={figures?.note ?? (Activity && !failure && <ActivityRangeNote />)}
        isFlush
      >
        <DataTable
          label={t('list.title')}
          rows={rows}
          columns={columns}
          rowKey={rowKey}
          actions={
            canEdit
              ? (project) => <ProjectRowActions project={project} onEdit={onEdit} onDeleted={onDeleted} />
              : undefined
          }
          picking={
            canEdit
              ? (table) => <ProjectPicking {...table} everything={data ?? NO_PROJECTS} onDone={onDeleted} />
              : undefined
          }
          toolbar={(found) => (
            <>
              {Activity && (
                <ActivityListFilter filter={filter} onFilter={(next) => change({ ...next, page: null })} />
              )}
              <TableExport
                title={t('list.title')}
                narrowed={[shownActivity && t(`activity.${shownActivity}`)]}
                columns={columns}
                rows={found}
              />
            </>
          )}
          searchLabel={t('list.search')}
          empty={
            data && data.length > 0
              ? { title: t('list.noMatch'), why: t('list.noMatchWhy') }
              : { title: t('list.empty'), why: t('list.emptyWhy') }
          }
          error={failure}
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
          findRegistrationDay,
          language,
        ),
        sortValue: ({ created_at: time }) => time ?? '',
      },
    ],
    [t, language],
  );
}
