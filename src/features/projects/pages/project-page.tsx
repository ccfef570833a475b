import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { urlNumber } from '@/lib/url-fields';
import { useFieldLabels } from '@/session/field-props';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin } from '@/session/staff-schema';
import { rowState } from '@/ui/data-table/list-return';
import { NotKeptAlert } from '@/ui/form/not-kept-alert';
import type { SavedNotice } from '@/ui/form/saved-notice';
import { askBeforeLeaving } from '@/ui/form/unsaved-input';
import { PageHeader } from '@/ui/page/page-header';
import { useUrlState } from '@/ui/page/use-url-state';
import { ProjectFormPanel } from '../components/project-form';
import { ProjectList } from '../components/project-list';
import type { ProjectActivityProps } from '../components/project-activity-props';
import { PROJECT_FIELDS } from '../fields';

const readEditedId = (params: URLSearchParams) => urlNumber.parse(params.get('edit'));
const getProjectPath = (id: number) => `${paths.projects}?edit=${id}`;

type ProjectPageProps = {
  Activity?: ComponentType<ProjectActivityProps>;
};

/** The URL holds the edited project; after each save the form is empty for a new one. */
export function ProjectPage({ Activity }: ProjectPageProps) {
  const { t } = useTranslation('projects');
  const [urlId, change] = useUrlState(readEditedId);
  const canEdit = isAdmin(useSignedInStaff());
  const editedId = canEdit ? urlId : null;
  // Each increment resets and focuses the form of a new project; 0 leaves the focus where it is.
  const [round, setRound] = useState(0);
  const getFieldWords = useFieldLabels(PROJECT_FIELDS);
  const [notice, setNotice] = useState<SavedNotice>();

  async function edit(id: number) {
    // The form of the edited project stays as it is.
    if (id !== editedId) {
      if (!(await askBeforeLeaving())) return;
      setRound((previous) => previous + 1);
      change({ edit: id }, { replace: false, state: null });
    }
    window.scrollTo({ top: 0 });
  }

  /** Returns to the list, and scrolls the edited row into view. */
  function close(isSaved = false) {
    setRound((previous) => previous + 1);
    if (editedId === null) return;
    // Replaces the entry of the history, so that the Back button does not reopen a saved project.
    change({ edit: null }, { replace: true, state: rowState(editedId, isSaved) });
  }

  function finish(saved?: SavedNotice) {
    setNotice(saved);
    close(true);
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        purpose={t('purpose')}
        action={
          canEdit && (
            <Button component={Link} to={`${paths.projects}?view=import`}>
              {t('list.import')}
            </Button>
          )
        }
      />
      {notice && (
        <NotKeptAlert
          notice={notice}
          getFieldWords={getFieldWords}
          getPath={getProjectPath}
          onClose={() => setNotice(undefined)}
        />
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <ProjectFormPanel
          key={editedId ?? `new ${round}`}
          editedId={editedId}
          takesFocus={editedId !== null || round > 0}
          onSaved={finish}
          onClosed={() => close()}
        />
        <ProjectList
          canEdit={canEdit}
          onEdit={(id) => void edit(id)}
          onDeleted={(ids) => {
            if (editedId !== null && ids.includes(editedId)) close();
          }}
          Activity={Activity}
        />
      </Box>
    </>
  );
}
