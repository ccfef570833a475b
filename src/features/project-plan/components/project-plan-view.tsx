import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { projectQueries } from '@/features/projects/api/project-queries';
import { projectOptions } from '@/features/projects/fields';
import { readProjectSearch } from '@/features/projects/model/project-search';
import { useFormat } from '@/i18n/format';
import { Picker } from '@/ui/form/choice-fields';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { LoadFailure, StateMessage } from '@/ui/page/state-message';
import { useUrlState } from '@/ui/page/use-url-state';
import { UndoBar } from '@/ui/undo/undo-bar';
import { BurnDownPanel } from './burn-down-panel';
import { PlanFiles } from './plan-files';
import { PlanMonths } from './plan-months';
import { usePlanHistory } from './use-plans';

/** The id of no project, because a picker with `disableClearable` takes no null. */
const NO_PROJECT = 0;

/** Plans a project by month. The browser stores plans, because the server has no place for them. */
export function ProjectPlanView() {
  const { t } = useTranslation('projects');
  const { language, name } = useFormat();
  const [{ project: projectId }, change] = useUrlState(readProjectSearch);
  const { data: projects, error, isPending, refetch } = useQuery(projectQueries.list());
  const history = usePlanHistory();
  const options = projectOptions(projects ?? [], language);
  const project = projects?.find(({ id }) => id === projectId);
  const outcomes = {
    done: t('plan.undo.done'),
    undone: t('plan.undo.undone'),
    redone: t('plan.undo.redone'),
  };

  return (
    <>
      <PageHeader
        title={project ? t('plan.titleOf', { code: project.cd, name: name(project) }) : t('plan.title')}
        purpose={t('plan.purpose')}
        action={
          <>
            <UndoBar
              history={history.steps}
              describe={({ act }) => outcomes[act]}
              labels={{ undo: t('plan.undo.undoLast'), redo: t('plan.undo.redoLast') }}
            />
            <Button component={Link} to={paths.projects} variant="outlined">
              {t('plan.back')}
            </Button>
          </>
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Panel>
          <Box
            sx={{
              display: 'grid',
              alignItems: 'start',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 360px) minmax(0, 1fr)' },
            }}
          >
            <Picker
              disableClearable
              label={t('plan.project')}
              options={options}
              isLoading={isPending}
              value={projectId ?? NO_PROJECT}
              onChange={(_event, id) => change({ project: id }, { replace: false })}
            />
            <PlanFiles history={history} projects={projects} />
          </Box>
        </Panel>
        {renderPlan()}
      </Box>
    </>
  );

  function renderPlan() {
    if (project) {
      return (
        <>
          <PlanMonths key={project.id} project={project} history={history} />
          <BurnDownPanel project={project} plan={history.plans.get(project.id)} />
        </>
      );
    }
    if (isPending) return <SkeletonBlock height={480} />;
    return (
      <Panel>
        {projects ? (
          <StateMessage
            kind="empty"
            title={projectId === null ? t('plan.none') : t('plan.gone')}
            isPage={false}
          >
            {t('plan.choose')}
          </StateMessage>
        ) : (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        )}
      </Panel>
    );
  }
}
