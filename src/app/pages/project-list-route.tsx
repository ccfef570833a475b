import { useProjectActivity } from '@/features/project-plan/components/use-project-activity';
import { ProjectPage } from '@/features/projects/pages/project-page';
import { withCatalogues } from '@/i18n/i18n';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import { laterPart } from '@/ui/page/later-part';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { useUrlState } from '@/ui/page/use-url-state';
import { ImportView, useIsImport } from './import-view';

const ProjectPlan = laterPart(
  async () =>
    (await withCatalogues(import('@/features/project-plan/components/project-plan-view'), 'plan'))
      .ProjectPlanView,
  <SkeletonBlock height={640} />,
);

const readView = (params: URLSearchParams) => params.get('view');

/** The projects, for administrators with what was recorded on them, or with `?view=plan` the plan of one; or their import. */
export function ProjectListRoute() {
  const isPlanner = isAdmin(useSignedInStaff());
  const [view] = useUrlState(readView);
  const isImport = useIsImport();
  if (!isPlanner) return <ProjectPage />;
  if (isImport) return <ImportView kind="projects" />;
  return view === 'plan' ? <ProjectPlan /> : <ListWithActivity />;
}

function ListWithActivity() {
  return <ProjectPage extras={useProjectActivity()} />;
}
