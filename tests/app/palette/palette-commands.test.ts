// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import type { PaletteActs } from '@/app/palette/create-command';
import { generalCommands } from '@/app/palette/general-commands';
import { viewCommands } from '@/app/palette/record-commands';
import { screenCommands } from '@/app/palette/screen-commands';
import { findCommands, type PaletteCommand } from '@/app/palette/palette-search';
import { paths } from '@/config/paths';
import { getAddresses, loadCommands, screens } from '@/app/screens';
import { loadBothLanguages } from '@/i18n/both-languages';
import { changeLanguage, initI18n } from '@/i18n/i18n';
import { LANGUAGES, type Language } from '@/i18n/language';
import type { FeatureCommands } from '@/session/feature';

const opened: string[] = [];
const acts: PaletteActs = {
  open: (to) => void opened.push(to),
  openView: (address) => void opened.push(address),
  openAppearance: () => undefined,
  showKeys: () => undefined,
  copyLink: () => undefined,
  signOut: () => undefined,
};
const days = { today: '2026-11-20', toComplete: '2026-11-18' } as const;

let features: FeatureCommands[] = [];

const ADMIN = { id: 1, role: 1 } as const;
const STAFF = { id: 2, role: 2 } as const;

function createCommands(me: typeof ADMIN | typeof STAFF): PaletteCommand[] {
  return [...generalCommands(me, { mode: 'light' }, acts), ...screenCommands(me, features, days, acts)];
}

const findFirst = (commands: PaletteCommand[], search: string) =>
  findCommands(commands, search, []).flatMap((group) => group.commands);

/** The number of keys to a command: the palette's own key, the typed letters, arrows, and Enter. */
function keysTo(command: PaletteCommand, commands: PaletteCommand[], names: string[]): number {
  const lengths = names.flatMap((name) =>
    Array.from({ length: Math.min(6, name.length) }, (_, index) => {
      const arrows = findFirst(commands, name.slice(0, index + 1)).indexOf(command);
      return arrows < 0 ? Infinity : 1 + (index + 1) + arrows + 1;
    }),
  );
  return Math.min(...lengths);
}

/** The texts that people type for a command: each of its names, and of two words the beginnings of both. */
function typedNames({ key }: PaletteCommand): string[] {
  const names = key().split('\n');
  const words = names.flatMap((name) => name.split(' '));
  return [...names, ...words.flatMap((word) => [2, 3].map((from) => `ex ${word.slice(0, from)}`))];
}

const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));

describe('the commands of the palette', () => {
  beforeAll(async () => {
    features = await loadCommands();
    await initI18n();
    await loadBothLanguages('palette', 'shell');
  });

  it('open the saved views of permitted screens', () => {
    const view = {
      id: '1',
      name: '月末の罰金',
      path: paths.fines,
      search: '?status=pending',
      isDefault: false,
    };
    expect(viewCommands(STAFF, [view], acts)).toEqual([]);
    const [command, ...others] = viewCommands(ADMIN, [view], acts);
    expect([command?.label, others]).toEqual(['Open view 月末の罰金', []]);
    command?.act();
    expect(opened.at(-1)).toBe(`${paths.fines}?status=pending`);
  });

  it('offer staff only permitted screens [RT-5]', () => {
    const allowed = Object.values(screens)
      .filter(({ role }) => role === 'everyone')
      .flatMap(getAddresses)
      .map((path) => path.replace(/:\w+$/, String(STAFF.id)));
    opened.length = 0;
    screenCommands(STAFF, features, days, acts).forEach(({ act }) => act());
    expect(opened).toHaveLength(12);
    expect(opened.filter((to) => !allowed.includes(to.replace(/\?.*/, '')))).toEqual([]);

    const ids = new Set(createCommands(STAFF).map(({ id }) => id));
    const ofAdmins = createCommands(ADMIN).flatMap(({ id }) => (ids.has(id) ? [] : [id]));
    expect(ofAdmins.toSorted()).toEqual(
      [
        ...[
          'card',
          'employeeReports',
          'fines',
          'locations',
          'memberCreate',
          'menPower',
          'projectHoursByDate',
        ],
        ...['reports', 'skillCreate', 'skillList', 'weeklyWorkTime', 'exportEmployeeReport'],
        ...[
          'exportMenPower',
          'exportProjectHours',
          'exportSkills',
          'exportWeekly',
          'monthClosing',
          'monthEnd',
          'companyCalendar',
          'hoursExplorer',
          'skillFinder',
        ],
      ].toSorted(),
    );
  });

  it('have unique names', () => {
    const commands = createCommands(ADMIN);
    expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
    expect(commands.filter(({ label }) => label === '' || /^\w+:\S/.test(label))).toEqual([]);
  });

  it.each(
    LANGUAGES.flatMap((language) => [
      [language, 'administrators', ADMIN] as const,
      [language, 'staff', STAFF] as const,
    ]),
  )('are each found with at most 8 keys: %s, %s', async (language: Language, _who, me) => {
    await changeLanguage(language);
    const commands = createCommands(me);
    const ways = {
      romaji: (name: string) => /^[ -~]+$/.test(name),
      kana: (name: string) => /^[\u3041-\u309fー]+$/.test(name),
    };
    const far = commands.flatMap((command) => {
      const names = typedNames(command);
      const latin = names.filter(ways.romaji);
      const kana = names.filter(ways.kana);
      return [
        ['latin', keysTo(command, commands, latin)] as const,
        ['full width', keysTo(command, commands, latin.map(fullWidth))] as const,
        ['kana', keysTo(command, commands, kana)] as const,
      ].flatMap(([way, keys]) => (keys > 8 ? [`${command.id} by ${way}: ${keys}`] : []));
    });
    expect(far).toEqual([]);
  });
});
