import { useLocation } from 'react-router-dom';
import { withCatalogues } from '@/i18n/i18n';
import { restingPart } from '@/ui/page/later-part';
import { VIEW_PATHS } from './view-paths';

const ViewsControl = restingPart(
  async () => (await withCatalogues(import('./views-control'), 'lists')).ViewsControl,
  // As large: nothing moves when it comes.
  <span style={{ width: 40, height: 40 }} />,
);

/** The way to the saved views, on screens whose state can be named. */
export function ViewsDoor() {
  return VIEW_PATHS.includes(useLocation().pathname) && <ViewsControl />;
}
