import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PaletteOutlined from '@mui/icons-material/PaletteOutlined';
import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { paths } from '@/config/paths';
import type { MessageKey } from '@/i18n/catalogue';
import { changeLanguage, currentLanguage } from '@/i18n/i18n';
import { message, translateMessage } from '@/i18n/message';
import type { Staff } from '@/session/staff-schema';
import { ACCENTS, setPreference, type Preferences } from '@/theme/preferences';
import { createCommand, type PaletteActs } from './create-command';
import type { PaletteCommand } from './palette-search';

type GeneralId = 'copyLink' | 'profile' | 'mode' | 'appearance' | 'keys' | 'signOut';

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
