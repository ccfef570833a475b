import { useLocation } from 'react-router-dom';
import { withCatalogues } from '@/i18n/i18n';
import { lazyComponent } from '@/start/lazy-component';
import { findViewPath } from './view-paths';

const ViewsControl = lazyComponent(
  async () => (await withCatalogues(import('./views-control'), 'lists')).ViewsControl,
  // The size of the button, so that nothing moves when it arrives.
  { meanwhile: <span style={{ display: 'block', width: 40, height: 40 }} />, isForIdle: true },
);

export function ViewsTrigger() {
  const path = findViewPath(useLocation().pathname);
  return path !== undefined && <ViewsControl path={path} />;
}
