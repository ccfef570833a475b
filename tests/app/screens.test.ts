// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { getAddresses, screens } from '@/app/screens';
import { menuFor } from '@/app/shell/menu-items';
import { paths } from '@/config/paths';
import type { Role } from '@/session/staff-schema';
import { ROLES } from '@/features/members/fields';
import { LANGUAGES } from '@/i18n/language';
import { shell as en } from '@/i18n/locales/en/shell';
import { shell as ja } from '@/i18n/locales/ja/shell';

const catalogues = import.meta.glob<Record<string, object>>('/src/i18n/locales/*/*.ts');

describe('the screens', () => {
  it('have one address each behind the sign-in [RT-3]', () => {
    const { login: _login, root: _root, memberEdit, person, skillEdit, ...plain } = paths;
    const addresses = [
      ...Object.values(plain),
      memberEdit(':memberId'),
      person(':memberId'),
      skillEdit(':skillSheetId'),
    ];
    expect(Object.values(screens).flatMap(getAddresses).toSorted()).toEqual(addresses.toSorted());
  });

  it.each(Object.entries(screens))('%s has its words in every language [SH-5]', async (_name, screen) => {
    for (const language of LANGUAGES)
      for (const namespace of screen.catalogues) {
        const load = catalogues[`/src/i18n/locales/${language}/${namespace}.ts`];
        expect(await load?.(), `${language}/${namespace}`).toHaveProperty(namespace);
      }
  });

  it('are in the menu in the specified order [SH-2]', () => {
    const inMenu = (words: typeof en | typeof ja, role: Role = ROLES.admin) =>
      menuFor({ role }).map(({ heading, items }) => [
        words.menu[heading],
        items.map(({ label, path }) => `${words.menu[label]} ${path.split('/').at(-1)}`),
      ]);
    expect(inMenu(en)).toEqual([
      [
        'Daily work',
        [
          'Dashboard dashboard',
          'Employee list employee-lists',
          'Leave records leave-records',
          'Reporting reporting',
        ],
      ],
      [
        'Reports',
        [
          'Overview show',
          'Weekly work time weekly-work-time',
          'Recording status weekly-work-time?view=closing',
          'Month-end check month-end',
          'Project hours show-project-date',
        ],
      ],
      [
        'People',
        [
          'Employee competency employee-competency',
          'Location locations',
          'New employee new-employee',
          'Staff card new-employee-card',
          'New skill sheet new-employee-skills',
        ],
      ],
      [
        'Admin setting',
        [
          'Leave registration new-employee-leave',
          'Fines new-fine-record',
          'Projects new-projects',
          'Company calendar company-calendar',
        ],
      ],
    ]);
    expect(inMenu(ja).flat(2)).toHaveLength(22);
    expect(inMenu(en, ROLES.user)).toEqual([
      [
        'Daily work',
        [
          'Dashboard dashboard',
          'Employee list employee-lists',
          'Leave records leave-records',
          'Reporting reporting',
          'Register leave new-employee-leave',
          'Weekday defaults reporting-setting',
        ],
      ],
    ]);
    expect(inMenu(ja).flat(2).join()).not.toContain('undefined');
  });
});
