import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reportingAddress } from '@/features/work/model/reporting-address';
import { useFormat } from '@/i18n/format';
import type { FinderPerson } from '../model/finder-person';
import type { WorkloadWeek } from '../model/workload';
import styles from './workload-weeks.module.css';

type WorkloadWeeksProps = { weeks: readonly WorkloadWeek[]; person: FinderPerson };

/** Each week links to its first day on the reporting page. */
export function WorkloadWeeks({ weeks, person }: WorkloadWeeksProps) {
  const { t } = useTranslation('finder');
  const format = useFormat();
  const longest = Math.max(1, ...weeks.flatMap(({ recorded, expected }) => [recorded, expected]));
  return (
    <table className={styles.weeks} aria-label={t('workload.title')}>
      <thead>
        <tr>
          <th scope="col">{t('workload.week')}</th>
          <th scope="col" className={styles.figure}>
            {t('workload.recorded')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('workload.expected')}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ monday, recorded, expected, isCurrent }) => {
          const date = format.date(monday);
          const week = isCurrent ? t('workload.current', { week: date }) : date;
          return (
            <tr key={monday}>
              <th scope="row">
                <Link
                  to={reportingAddress(monday, person.id)}
                  aria-label={t('workload.open', { week, name: format.name(person) })}
                >
                  {week}
                </Link>
              </th>
              <td className={styles.figure}>{format.number(recorded)}</td>
              <td className={styles.figure}>{format.number(expected)}</td>
              <td className={styles.bar}>
                <i style={{ width: `${(recorded / longest) * 100}%` }} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
