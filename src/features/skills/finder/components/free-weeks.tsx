import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { personHoursAddress } from '@/features/work/model/reporting-address';
import { useFormat } from '@/i18n/format';
import type { FinderPerson } from '../model/finder-person';
import type { FreeWeek } from '../model/free-time';

const Weeks = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...theme.typography.body2,
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& :is(th, td)': { padding: '2px 8px 2px 0', textAlign: 'start', fontWeight: 'inherit' },
    '& thead': { color: palette.text.secondary },
    '& .figure': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& .bar': { width: '40%', paddingInline: 8 },
    '& a': { color: 'inherit', display: 'inline-block', minHeight: 24 },
    '& i': {
      display: 'block',
      height: 8,
      borderRadius: 4,
      backgroundColor: palette.primary.main,
      printColorAdjust: 'exact',
    },
  };
});

/** Hours by week, each with the way to its timeline. */
export function FreeWeeks({ weeks, person }: { weeks: readonly FreeWeek[]; person: FinderPerson }) {
  const { t } = useTranslation('finder');
  const format = useFormat();
  const most = Math.max(1, ...weeks.flatMap(({ recorded, expected }) => [recorded, expected]));
  return (
    <Weeks aria-label={t('free.title')}>
      <thead>
        <tr>
          <th scope="col">{t('free.week')}</th>
          <th scope="col" className="figure">
            {t('free.recorded')}
          </th>
          <th scope="col" className="figure">
            {t('free.expected')}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ monday, recorded, expected, isCurrent }) => {
          const week = format.date(monday);
          return (
            <tr key={monday}>
              <th scope="row">
                <Link
                  to={personHoursAddress(person.id, monday)}
                  aria-label={t('free.open', { week, name: format.name(person) })}
                >
                  {isCurrent ? t('free.current', { week }) : week}
                </Link>
              </th>
              <td className="figure">{format.number(recorded)}</td>
              <td className="figure">{format.number(expected)}</td>
              <td className="bar">
                <i style={{ width: `${(recorded / most) * 100}%` }} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Weeks>
  );
}
