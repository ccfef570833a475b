import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { describeError } from '@/i18n/describe-error';
import { withCatalogues } from '@/i18n/i18n';
import { DataTable } from '@/ui/data-table/data-table';
import { TableExport } from '@/ui/export/table-export';
import { NotKeptAlert } from '@/ui/form/not-kept-alert';
import type { SavedNotice } from '@/ui/form/saved-notice';
import { PageHeader } from '@/ui/page/page-header';
import { laterPart } from '@/ui/page/later-part';
import { Panel } from '@/ui/page/panel';
import { projectQueries } from '../api/project-queries';
import type { Project } from '../api/project-schema';
import type { ProjectExtras } from '../components/project-extras';
import { ProjectFormPanel } from '../components/project-form-panel';
import { ProjectRowActions } from '../components/project-row-actions';
import { useProjectColumns } from '../components/use-project-columns';
import { useProjectEditor } from '../components/use-project-editor';
import { useProjectWords } from '../components/use-project-words';

/** Behind the rows, with its words. */
const ProjectPicking = laterPart(
  async () => (await withCatalogues(import('../components/project-picking'), 'lists')).ProjectPicking,
);

const NOTHING: readonly Project[] = [];
const NO_COLUMNS: ProjectExtras['columns'] = [];
const keyOf = (project: Project) => project.id;
const projectPath = (id: number) => `${paths.projects}?edit=${id}`;

/** Form and list on one page; only administrators edit and delete. Source: PJ-1 to PJ-3. */
export function ProjectPage({ extras }: { extras?: ProjectExtras }) {
  const { t } = useTranslation('projects');
  const editor = useProjectEditor();
  const own = useProjectColumns();
  const added = extras?.columns ?? NO_COLUMNS;
  const columns = useMemo(() => [...own, ...added], [own, added]);
  const wordsOf = useProjectWords();
  const [notice, setNotice] = useState<SavedNotice>();
  const { data, error, refetch } = useQuery(projectQueries.list());

  function leaveDeleted(ids: readonly number[]) {
    if (editor.editedId !== null && ids.includes(editor.editedId)) editor.close();
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
        <Panel title={t('list.title')} subtitle={extras?.note} isFlush>
          <DataTable
            label={t('list.title')}
            rows={extras ? extras.rows : data}
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
                {extras?.filter}
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
    </>
  );
}
