import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import {
  MENU,
  type CommandContext,
  type FeatureCommands,
  type MenuEntry,
  type ScreenName,
} from '@/session/feature';
import type { Staff } from '@/session/staff-schema';
import { mayOpen } from '../may-open';
import { menuEntries, screens } from '../screens';
import { createCommand, type PaletteActs } from './create-command';
import type { PaletteCommand } from './palette-search';

/** `listFeature` declares no commands. */
const listCommands: FeatureCommands = {
  actions: { memberList: [{ id: 'exportPayroll', presses: 'export' }] },
};

/** Screens with a parameter in their path: only the link of a record opens them. */
type RecordScreen = 'skillEdit' | 'memberEdit' | 'person';

const isRecordScreen = (name: ScreenName): name is RecordScreen => screens[name].path.includes(':');

const MENU_ORDER: readonly string[] = Object.values(MENU).flat();

function rankInMenu(entry?: MenuEntry): number {
  const rank = entry ? MENU_ORDER.indexOf(entry.label) : -1;
  return rank < 0 ? MENU_ORDER.length : rank;
}

/** Reporting first, then the screens in the order of the administrators' menu, then the others. */
function allowedScreens(me: Pick<Staff, 'role'>) {
  return (Object.keys(screens) as ScreenName[])
    .flatMap((id) => {
      const screen = screens[id];
      if (isRecordScreen(id) || !mayOpen(screen, me)) return [];
      const [entry] = menuEntries(screen);
      return { id, screen, entry, rank: id === 'reporting' ? -1 : rankInMenu(entry) };
    })
    .toSorted((first, second) => first.rank - second.rank);
}

export const allowedPaths = (me: Pick<Staff, 'role'>) => allowedScreens(me).map(({ screen }) => screen.path);

/** Source: RT-5. */
export function screenCommands(
  me: Pick<Staff, 'role'>,
  features: readonly FeatureCommands[],
  context: CommandContext,
  { open }: Pick<PaletteActs, 'open'>,
): PaletteCommand[] {
  const allCommands = [listCommands, ...features];
  return allowedScreens(me).flatMap(({ id, screen, entry }) => {
    const icon = entry?.icon ?? SettingsOutlined;
    const wordsKey = `palette:words.${id}` as const;
    const menuKey = entry && (`shell:menu.${entry.label}` as const);
    const [name = menuKey ?? wordsKey] = allCommands.flatMap(({ names }) => names?.[id] ?? []);
    return [
      createCommand({
        id,
        group: 'screens',
        names: [name, wordsKey],
        icon,
        act: () => open(screen.path),
      }),
      ...allCommands
        .flatMap(({ actions }) => actions?.[id] ?? [])
        .map((action) =>
          createCommand({
            id: action.id,
            group: 'actions',
            names: [action.label ?? `palette:action.${action.id}`, `palette:words.${action.id}`],
            icon: action.presses === 'export' ? DownloadOutlined : icon,
            act: () => open(action.to?.(context) ?? screen.path, action.presses),
          }),
        ),
    ];
  });
}
