import { useLocation } from 'react-router-dom';
import { withCatalogues } from '@/i18n/i18n';
import { lazyComponent } from '@/start/lazy-component';
import { VIEW_PATHS } from './view-paths';

const ViewsControl = lazyComponent(
  async () => (await withCatalogues(import('./views-control'), 'lists')).ViewsControl,
  // As high: nothing moves when it comes.
  { meanwhile: <span style={{ display: 'block', width: 40, height: 40 }} />, whenIdle: true },
);

/** The way to the saved views, on screens whose state can be named. */
export function ViewsTrigger() {
  return VIEW_PATHS.includes(useLocation().pathname) && <ViewsControl />;
}
