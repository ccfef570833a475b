import { readProjectSearch } from '@/features/projects/model/project-search';
import { ProjectPage } from '@/features/projects/pages/project-page';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin } from '@/session/staff-schema';
import { lazyComponent } from '@/start/lazy-component';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { useUrlState } from '@/ui/page/use-url-state';
import { ImportView, useIsImport } from './import-view';

const PLAN_HEIGHT = 640;

const fetchParts = async () => (await import('@/features/project-plan/components/plan-parts')).planParts;

const ProjectActivity = lazyComponent(async () => (await fetchParts()).ProjectActivityPart);

const ProjectPlan = lazyComponent(async () => (await fetchParts()).ProjectPlanView, {
  meanwhile: <SkeletonBlock height={PLAN_HEIGHT} />,
});

export function ProjectListRoute() {
  const me = useSignedInStaff();
  const [{ view }] = useUrlState(readProjectSearch);
  const isImport = useIsImport();
  if (!isAdmin(me)) return <ProjectPage />;
  if (isImport) return <ImportView kind="projects" />;
  return view === 'plan' ? <ProjectPlan /> : <ProjectPage Activity={ProjectActivity} />;
}
