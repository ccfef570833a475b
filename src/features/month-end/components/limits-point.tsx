import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { TeamLimitsNote } from '@/features/hours/closing/components/team-limits-note';
import type { TeamLimits } from '@/features/hours/closing/components/use-team-limits';
import { memberQueries } from '@/features/members/api/member-queries';
import { useLimitWords } from '@/features/work/components/use-limit-words';
import { peopleAtLimits } from '@/features/work/model/overtime-limits';
import { toMonth } from '@/lib/calendar-date';
import { MonthPoint, type PointProps } from './month-point';
import { OpenRow, OpenRows } from './open-rows';

type LimitsPointProps = PointProps & { team: TeamLimits };

export function LimitsPoint({ firstDay, team }: LimitsPointProps) {
  const { t } = useTranslation('settling');
  const { data: members, error, refetch } = useQuery(memberQueries.list());
  const { formatLimitName, formatLimitFigure, states, short } = useLimitWords(firstDay);
  const found = team.figures && members && peopleAtLimits(members, team.figures);
  const over = found?.filter(({ figure }) => figure.state === 'over').length ?? 0;
  const near = found ? found.length - over : 0;
  const show = over > 0 ? 'overLimit' : 'nearLimit';
  return (
    <MonthPoint
      title={short}
      state={{
        open: found?.length,
        isOfPeople: true,
        error,
        onRetry: () => void refetch(),
        // If the members could not be read, `missing` would hide `error`.
        missing: members && !team.isReading && <TeamLimitsNote team={team} />,
      }}
      words={found?.length === 0 ? t('limits.none') : t('limits.open', { over, near })}
      link={{
        to: `${paths.weeklyWorkTime}?view=closing&month=${toMonth(firstDay)}&show=${show}`,
        words: t('hours.link'),
      }}
    >
      <OpenRows>
        {found?.map(({ person, figure }) => (
          <OpenRow
            key={person.id}
            person={person}
            date={null}
            to={`${paths.person(person.id)}?month=${toMonth(firstDay)}`}
            mark={{ label: states[figure.state], color: figure.state === 'over' ? 'error' : 'warning' }}
          >
            {formatLimitName(figure)} · {formatLimitFigure(figure)}
          </OpenRow>
        ))}
      </OpenRows>
    </MonthPoint>
  );
}
