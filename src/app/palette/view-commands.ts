import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import { message, translateMessage } from '@/i18n/message';
import { toFoundKey } from '@/lib/normalise-text';
import type { Role } from '@/session/staff-schema';
import type { SavedViews } from '../views/saved-views';
import { foundKeyOf, type PaletteActs } from './palette-commands';
import type { PaletteCommand } from './palette-search';
import { screenCommandsFor } from './screen-commands';

/** The saved views of the screens that somebody may open. */
export function viewCommands(
  me: { role: Role },
  views: SavedViews,
  { open }: Pick<PaletteActs, 'open'>,
): PaletteCommand[] {
  const allowed = new Set(screenCommandsFor(me).map(({ screen }) => screen.path));
  return views
    .filter(({ path }) => allowed.has(path))
    .map(({ id, name, path, search }) => ({
      id: `view.${id}`,
      group: 'actions',
      key: `${toFoundKey(name)}\n${foundKeyOf('palette:words.view')}`,
      label: translateMessage(message('palette:action.openView', { name })),
      icon: BookmarkBorderOutlined,
      act: () => open(`${path}${search}`),
    }));
}
