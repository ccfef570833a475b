import { useLocation } from 'react-router-dom';
import { withCatalogues } from '@/i18n/i18n';
import { lazyComponent } from '@/start/lazy-component';
import { findScreen } from '../screens';
import { VIEW_PATHS } from './view-paths';

const ViewsControl = lazyComponent(
  async () => (await withCatalogues(import('./views-control'), 'lists')).ViewsControl,
  // The size of the button, so that nothing moves when it arrives.
  { meanwhile: <span style={{ display: 'block', width: 40, height: 40 }} />, isForIdle: true },
);

export function ViewsTrigger() {
  const path = findScreen(useLocation().pathname)?.path;
  return path !== undefined && VIEW_PATHS.includes(path) && <ViewsControl path={path} />;
}
