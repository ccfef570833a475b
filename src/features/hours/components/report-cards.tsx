import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { findReadFailure, refetchFailed } from '@/api/read-failures';
import { paths } from '@/config/paths';
import { memberQueries } from '@/features/members/api/member-queries';
import { teamHoursQueries } from '@/features/work/api/team-hours-queries';
import { sumHours } from '@/features/work/model/member-hours';
import { useFormat } from '@/i18n/format';
import { hoursQueries } from '../api/hours-queries';
import { menPowerQueries } from '../api/men-power-queries';
import { explorerAddress } from '../explorer/model/explorer-address';
import { DELETED } from '../explorer/model/hour-columns';
import type { DateRange } from '../model/date-range';
import { memberFigure, menPowerFigure, projectFigure, weeklyFigure } from '../model/key-figures';
import { ReportCard, type KeyFigure } from './report-card';

type CardProps = { month: DateRange };

/** Passes on undefined (not read yet) and null (nothing recorded). */
function toKeyFigure<Figure extends object>(
  figure: Figure | null | undefined,
  describe: (figure: Figure) => KeyFigure,
): KeyFigure | null | undefined {
  return figure && describe(figure);
}

const reportAddress = (path: string, { start, end }: DateRange) => `${path}?start=${start}&end=${end}`;

export function WeeklyCard({ month }: CardProps) {
  const { t } = useTranslation('hours');
  const format = useFormat();
  const { data, error, refetch } = useQuery({ ...teamHoursQueries.byMember(month), select: weeklyFigure });
  const figure = toKeyFigure(data, ({ hours, members }) => ({
    value: format.hours(hours),
    text: t('reports.weeklyFigure', { count: members }),
    to: explorerAddress({ range: month }),
  }));
  return (
    <ReportCard
      title={t('weekly.title')}
      linkLabel={t('weekly.open')}
      path={reportAddress(paths.weeklyWorkTime, month)}
      figure={figure}
      error={error}
      onRetry={refetch}
    />
  );
}

export function MemberCard({ month }: CardProps) {
  const { t } = useTranslation('hours');
  const format = useFormat();
  const members = useQuery(memberQueries.list());
  const hours = useQuery({ ...teamHoursQueries.byMember(month), select: memberFigure });
  const memberCount = members.data?.length;
  const figure =
    memberCount === undefined
      ? undefined
      : toKeyFigure(hours.data, (found) => ({
          value: format.number(found.members),
          text: t('reports.memberFigure', { all: format.number(memberCount) }),
          notes: [t('reports.memberNote', { hours: format.hours(found.average) })],
          to: explorerAddress({ range: month }),
        }));
  return (
    <ReportCard
      title={t('member.title')}
      linkLabel={t('member.open')}
      path={reportAddress(paths.employeeReports, month)}
      figure={figure}
      error={findReadFailure(hours, members)}
      onRetry={() => refetchFailed(hours, members)}
    />
  );
}

export function MenPowerCard({ month }: CardProps) {
  const { t } = useTranslation('hours');
  const format = useFormat();
  const projects = useQuery(menPowerQueries.ofRange(month));
  const hours = useQuery({ ...teamHoursQueries.byMember(month), select: sumHours });
  const found =
    projects.data && hours.data !== undefined ? menPowerFigure(projects.data, hours.data) : undefined;
  const figure = toKeyFigure(found, ({ worked, all }) => ({
    value: format.number(worked),
    text: t('reports.menPowerFigure', { count: worked }),
    notes: [t('reports.menPowerNote', { all: format.number(all) })],
    to: explorerAddress({ range: month, rows: 'project' }),
  }));
  return (
    <ReportCard
      title={t('menPower.title')}
      linkLabel={t('menPower.open')}
      path={reportAddress(paths.menPower, month)}
      figure={figure}
      error={findReadFailure(projects, hours)}
      onRetry={() => refetchFailed(projects, hours)}
    />
  );
}

export function ProjectCard({ month }: CardProps) {
  const { t } = useTranslation('hours');
  const format = useFormat();
  const projects = useQuery(hoursQueries.recorded(month));
  const totalHours = useQuery({ ...teamHoursQueries.byMember(month), select: sumHours });
  const found =
    projects.data && totalHours.data !== undefined
      ? projectFigure(projects.data, totalHours.data)
      : undefined;
  const projectAddress = (key: string) =>
    explorerAddress({ range: month, steps: [{ dimension: 'project', key }] });
  const figure = toKeyFigure(found, ({ top, deleted }) =>
    top
      ? {
          value: format.hours(top.hours),
          text: t('reports.projectFigure', { name: format.name(top.project) }),
          notes: [
            t('reports.projectNote', { share: format.percent(top.share) }),
            ...(deleted > 0 ? [t('reports.deletedNote', { hours: format.hours(deleted) })] : []),
          ],
          to: projectAddress(String(top.project.id)),
        }
      : { value: format.hours(deleted), text: t('reports.deletedFigure'), to: projectAddress(DELETED) },
  );
  return (
    <ReportCard
      title={t('project.title')}
      linkLabel={t('project.open')}
      path={reportAddress(paths.projectHoursByDate, month)}
      figure={figure}
      error={findReadFailure(projects, totalHours)}
      onRetry={() => refetchFailed(projects, totalHours)}
    />
  );
}
