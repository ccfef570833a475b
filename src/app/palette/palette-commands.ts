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
import { cardCommands } from '@/features/card/card-commands';
import { dashboardCommands } from '@/features/dashboard/dashboard-commands';
import { fineCommands } from '@/features/fines/fine-commands';
import {
  employeeReportCommands,
  menPowerCommands,
  projectHoursCommands,
  reportsCommands,
  weeklyWorkTimeCommands,
} from '@/features/hours/hours-commands';
import { leaveRecordCommands, leaveRegistrationCommands } from '@/features/leave/leave-commands';
import { locationCommands } from '@/features/map/map-commands';
import { memberCreateCommands } from '@/features/members/member-commands';
import { monthEndCommands } from '@/features/month-end/month-end-commands';
import { reportingCommands, reportingSettingCommands } from '@/features/reporting/reporting-commands';
import { skillCreateCommands, skillListCommands } from '@/features/skills/skill-commands';
import { inBothLanguages } from '@/i18n/both-languages';
import type { MessageKey } from '@/i18n/catalogue';
import { changeLanguage, currentLanguage } from '@/i18n/i18n';
import { message, translateMessage } from '@/i18n/message';
import { toFoundKey } from '@/lib/normalise-text';
import { once } from '@/lib/once';
import type { CommandKnown, ScreenCommands } from '@/session/app-command';
import { isAdmin } from '@/session/signed-in-staff';
import type { Role, Staff } from '@/session/staff-schema';
import { ACCENTS, setPreference, type Preferences } from '@/theme/preferences';
import { memberListScreen, projectListScreen } from '../pages/list-screens';
import type { ScreenName } from '../screens';
import type { PaletteCommand } from './palette-search';

/** Every screen with what can be done there, what is done daily first. Null where only the link of a record leads. */
const commandsOf: Record<ScreenName, ScreenCommands | null> = {
  reporting: reportingCommands,
  reportingSetting: reportingSettingCommands,
  dashboard: dashboardCommands,
  memberList: {
    screen: memberListScreen,
    words: 'palette:words.memberList',
    actions: [
      {
        id: 'exportPayroll',
        label: 'palette:action.exportPayroll',
        words: 'palette:words.exportPayroll',
        presses: 'export',
      },
    ],
  },
  leaveRecords: leaveRecordCommands,

  reports: reportsCommands,
  weeklyWorkTime: weeklyWorkTimeCommands,
  monthEnd: monthEndCommands,
  employeeReports: employeeReportCommands,
  menPower: menPowerCommands,
  projectHoursByDate: projectHoursCommands,

  skillList: skillListCommands,
  skillEdit: null,
  locations: locationCommands,
  memberCreate: memberCreateCommands,
  memberEdit: null,
  person: null,
  card: cardCommands,
  skillCreate: skillCreateCommands,

  leaveRegistration: leaveRegistrationCommands,
  fines: fineCommands,
  projects: { screen: projectListScreen, words: 'palette:words.projects' },
};

/** The screens that the user's role allows, each with its id and its commands. */
export function screenCommandsFor(me: { role: Role }): (ScreenCommands & { id: string })[] {
  return Object.entries(commandsOf).flatMap(([id, commands]) =>
    commands && (commands.screen.role === 'everyone' || isAdmin(me)) ? [{ id, ...commands }] : [],
  );
}

export type PaletteActs = {
  /** Opens an address, and presses the button of that page with this `data-command`. */
  open: (to: string, presses?: string) => void;
  openAppearance: () => void;
  showKeys: () => void;
  copyLink: () => void;
  signOut: () => void;
};

/** Under all its names in both languages, and its further words. */
export function foundKeyOf(...keys: MessageKey[]): string {
  return toFoundKey(...keys.flatMap(inBothLanguages).flatMap((text) => text.split(/[,、]/)));
}

type Named = Omit<PaletteCommand, 'key' | 'label'> & {
  names: MessageKey[];
  /** A `message()`, where it is not simply the first name. */
  label?: string;
};

function command({ names, label = names[0] ?? '', ...rest }: Named): PaletteCommand {
  return {
    ...rest,
    // Made when it is drawn: most who open the palette see only the first few.
    get label() {
      return translateMessage(label);
    },
    key: once(() => foundKeyOf(...names)),
  };
}

/** Screens and what can be done on them, as far as the role allows. Source: RT-5. */
export function screenCommands(
  me: Pick<Staff, 'role'>,
  known: CommandKnown,
  { open }: Pick<PaletteActs, 'open'>,
): PaletteCommand[] {
  return screenCommandsFor(me).flatMap(({ id, screen, label, words, actions = [] }) => {
    const [entry] = [screen.menu ?? []].flat();
    const icon = entry?.icon ?? SettingsOutlined;
    const name = label ?? (entry ? (`shell:menu.${entry.label}` as const) : words);
    return [
      command({ id, group: 'screens', names: [name, words], icon, act: () => open(screen.path) }),
      ...actions.map((action) =>
        command({
          id: action.id,
          group: 'actions',
          names: [action.label, action.words],
          icon: action.presses === 'export' ? DownloadOutlined : icon,
          act: () => open(action.to?.(known) ?? screen.path, action.presses),
        }),
      ),
    ];
  });
}

type GeneralId = 'copyLink' | 'profile' | 'mode' | 'appearance' | 'keys' | 'signOut';

/** What can be done everywhere. */
export function generalCommands(
  me: Pick<Staff, 'id'>,
  { mode }: Pick<Preferences, 'mode'>,
  acts: PaletteActs,
): PaletteCommand[] {
  const modeLabel = mode === 'dark' ? 'toLight' : 'toDark';
  const changeMode = () => setPreference('mode', mode === 'dark' ? 'light' : 'dark');
  const openProfile = () => acts.open(paths.memberEdit(me.id));
  const other = currentLanguage() === 'en' ? 'ja' : 'en';
  const general = (id: GeneralId, icon: PaletteCommand['icon'], act: () => void, name: MessageKey) =>
    command({ id, group: 'actions', icon, act, names: [name, `palette:words.${id}`] });

  return [
    general('copyLink', LinkOutlined, acts.copyLink, 'palette:action.copyLink'),
    general('profile', PersonOutlineOutlined, openProfile, 'shell:profile.myProfile'),
    general('mode', ContrastOutlined, changeMode, `shell:theme.${modeLabel}`),
    command({
      id: 'language',
      group: 'actions',
      names: ['common:language.switch', 'palette:words.language'],
      label: message('common:language.switch', { language: translateMessage(`common:language.${other}`) }),
      icon: TranslateOutlined,
      act: () => void changeLanguage(other),
    }),
    general('appearance', TuneOutlined, acts.openAppearance, 'shell:settings.open'),
    general('keys', KeyboardOutlined, acts.showKeys, 'palette:action.keys'),
    general('signOut', LogoutOutlined, acts.signOut, 'shell:profile.logout'),
    ...ACCENTS.map((accent) =>
      command({
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
