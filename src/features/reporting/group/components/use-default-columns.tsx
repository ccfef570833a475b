import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/config/paths';
import { hoursOf } from '@/features/work/model/day-hours';
import { useFormat } from '@/i18n/format';
import type { Staff } from '@/session/staff-schema';
import type { Column } from '@/ui/data-table/column';
import { NO_SETTINGS, type SettingWish } from '../../model/setting-step';
import { countWishes, type TeamSettings } from '../model/group-wishes';

type WishesOf = (staffId: number) => readonly SettingWish[];

/** What the wishes would do to each person's defaults. Each figure leads to what stands there now. */
export function useDefaultColumns(
  team: TeamSettings | undefined,
  wishesOf: WishesOf,
): readonly Column<Staff>[] {
  const { t } = useTranslation('lists');
  const format = useFormat();
  return useMemo(() => {
    const counts = new Map<number, ReturnType<typeof countWishes>>();
    const of = ({ id }: Staff) => {
      const known = counts.get(id);
      if (known || !team) return known;
      const made = countWishes(wishesOf(id), team.get(id) ?? NO_SETTINGS);
      counts.set(id, made);
      return made;
    };
    const heads = {
      created: t('group.defaults.created'),
      replaced: t('group.defaults.replaced'),
      unchanged: t('group.defaults.unchanged'),
      kept: t('group.defaults.kept'),
    };
    const names = ['created', 'replaced', 'unchanged', 'kept'] as const;
    return names.map((name) => ({
      id: name,
      header: heads[name],
      align: 'right' as const,
      text: (member: Staff) => of(member)?.[name] ?? '',
      cell: (member: Staff) => {
        const count = of(member)?.[name];
        if (count === undefined) return '';
        const words = format.hours(hoursOf(count));
        return count === 0 || name === 'created' ? (
          words
        ) : (
          <Link
            component={RouterLink}
            to={`${paths.reportingSetting}?staff=${member.id}`}
            color="inherit"
            sx={{ textDecorationStyle: 'dotted' }}
          >
            {words}
          </Link>
        );
      },
    }));
  }, [team, wishesOf, t, format]);
}
