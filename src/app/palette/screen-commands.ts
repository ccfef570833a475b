import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PaletteOutlined from '@mui/icons-material/PaletteOutlined';
import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { paths } from '@/config/paths';
import { inBothLanguages } from '@/i18n/both-languages';
import type { MessageKey } from '@/i18n/catalogue';
import { changeLanguage, currentLanguage } from '@/i18n/i18n';
import { message, translateMessage } from '@/i18n/message';
import { matchedKey } from '@/lib/normalise-text';
import { lazyValue } from '@/lib/lazy-value';
import {
  MENU,
  type CommandContext,
  type FeatureCommands,
  type MenuEntry,
  type ScreenName,
} from '@/session/feature';
import { isAdmin, type Role, type Staff } from '@/session/staff-schema';
import { ACCENTS, setPreference, type Preferences } from '@/theme/preferences';
import { menuEntries, screens } from '../screens';
import type { PaletteCommand } from './palette-search';

/** Actions of the lists, whose routes belong to no feature. */
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

/** The screens that the role allows: reporting first, then in the order of the administrators' menu, then the others. */
function allowedScreens(me: { role: Role }) {
  return (Object.keys(screens) as ScreenName[])
    .flatMap((id) => {
      const screen = screens[id];
      if (isRecordScreen(id) || (screen.role === 'admin' && !isAdmin(me))) return [];
      const [entry] = menuEntries(screen);
      return { id, screen, entry, rank: id === 'reporting' ? -1 : rankInMenu(entry) };
    })
    .toSorted((first, second) => first.rank - second.rank);
}

export const allowedPaths = (me: { role: Role }) => allowedScreens(me).map(({ screen }) => screen.path);

export type PaletteActs = {
  /** Opens an address, and presses the button of that page with this `data-command`. */
  open: (to: string, presses?: string) => void;
  openAppearance: () => void;
  showKeys: () => void;
  copyLink: () => void;
  signOut: () => void;
};

/** The search key of a command: its names and further words in both languages. */
export function commandKey(...keys: MessageKey[]): string {
  return matchedKey(...keys.flatMap(inBothLanguages).flatMap((text) => text.split(/[,、]/)));
}

type CommandOptions = Omit<PaletteCommand, 'key' | 'label'> & {
  names: readonly [MessageKey, ...MessageKey[]];
  /** A `message()`; the first name by default. */
  label?: string;
};

function createCommand({ names, label = names[0], ...rest }: CommandOptions): PaletteCommand {
  return {
    ...rest,
    // Translated when rendered, because most commands are never shown.
    get label() {
      return translateMessage(label);
    },
    key: lazyValue(() => commandKey(...names)),
  };
}

/** Commands for the screens that the role allows, and for their actions. Source: RT-5. */
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

type GeneralId = 'copyLink' | 'profile' | 'mode' | 'appearance' | 'keys' | 'signOut';

/** Commands of every screen: link, profile, looks, language and sign-out. */
export function generalCommands(
  me: Pick<Staff, 'id'>,
  { mode }: Pick<Preferences, 'mode'>,
  acts: PaletteActs,
): PaletteCommand[] {
  const modeLabel = mode === 'dark' ? 'toLight' : 'toDark';
  const changeMode = () => setPreference('mode', mode === 'dark' ? 'light' : 'dark');
  const openProfile = () => acts.open(paths.memberEdit(me.id));
  const otherLanguage = currentLanguage() === 'en' ? 'ja' : 'en';
  const createGeneral = (id: GeneralId, icon: PaletteCommand['icon'], act: () => void, name: MessageKey) =>
    createCommand({ id, group: 'actions', icon, act, names: [name, `palette:words.${id}`] });

  return [
    createGeneral('copyLink', LinkOutlined, acts.copyLink, 'palette:action.copyLink'),
    createGeneral('profile', PersonOutlineOutlined, openProfile, 'shell:profile.myProfile'),
    createGeneral('mode', ContrastOutlined, changeMode, `shell:theme.${modeLabel}`),
    createCommand({
      id: 'language',
      group: 'actions',
      names: ['common:language.switch', 'palette:words.language'],
      label: message('common:language.switch', {
        language: translateMessage(`common:language.${otherLanguage}`),
      }),
      icon: TranslateOutlined,
      act: () => void changeLanguage(otherLanguage),
    }),
    createGeneral('appearance', TuneOutlined, acts.openAppearance, 'shell:settings.open'),
    createGeneral('keys', KeyboardOutlined, acts.showKeys, 'palette:action.keys'),
    createGeneral('signOut', LogoutOutlined, acts.signOut, 'shell:profile.logout'),
    ...ACCENTS.map((accent) =>
      createCommand({
        id: `colour.${accent}`,
        group: 'actions',
        names: [`shell:settings.${accent}`, 'palette:action.colour', 'palette:words.colour'],
        label: message('palette:action.colour', { colour: translateMessage(`shell:settings.${accent}`) }),
        icon: PaletteOutlined,
        act: () => setPreference('accent', accent),
      }),
    ),
  ];
}
