import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { findReadFailure } from '@/api/failure-of-reads';
import { paths } from '@/config/paths';
import { memberQueries } from '@/features/members/api/member-queries';
import { useFormat } from '@/i18n/format';
import { sumHours } from '@/features/work/model/member-hours';
import { hoursQueries } from '../api/hours-queries';
import { menPowerQueries } from '../api/men-power-queries';
import { explorerAddress } from '../explorer/model/explorer-search';
import { DELETED } from '../explorer/model/hour-columns';
import type { DateRange } from '../model/date-range';
import { memberFigure, menPowerFigure, projectFigure, weeklyFigure } from '../model/key-figures';
import { ReportCard, type KeyFigure } from './report-card';

type CardProps = { month: DateRange };

/** Passes on undefined (not read yet) and null (nothing recorded). */
function toKeyFigure<Figure>(figure: Figure | null | undefined, say: (figure: Figure) => KeyFigure) {
  return figure === undefined || figure === null ? (figure as null | undefined) : say(figure);
}

const askAgain = (...reads: readonly { isError: boolean; refetch: () => unknown }[]) =>
  reads.filter(({ isError }) => isError).map(({ refetch }) => refetch());

/** The address of a report for the month of the figure. */
const reportAddress = (path: string, { start, end }: DateRange) => `${path}?start=${start}&end=${end}`;

export function WeeklyCard({ month }: CardProps) {
  const { t } = useTranslation('hours');
  const format = useFormat();
  const { data, error, refetch } = useQuery({ ...hoursQueries.byMember(month), select: weeklyFigure });
  const figure = toKeyFigure(data, ({ hours, members }) => ({
    value: format.hours(hours),
    text: t('reports.weeklyFigure', { count: members }),
    to: explorerAddress({ range: month }),
  }));
  return (
    <ReportCard
      title={t('weekly.title')}
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
  const hours = useQuery({ ...hoursQueries.byMember(month), select: memberFigure });
  const all = members.data?.length;
  const figure =
    all === undefined
      ? undefined
      : toKeyFigure(hours.data, (found) => ({
          value: format.number(found.members),
          text: t('reports.memberFigure', { all: format.number(all) }),
          note: t('reports.memberNote', { hours: format.hours(found.average) }),
          to: explorerAddress({ range: month }),
        }));
  return (
    <ReportCard
      title={t('member.title')}
      path={reportAddress(paths.employeeReports, month)}
      figure={figure}
      error={findReadFailure(hours, members)}
      onRetry={() => askAgain(hours, members)}
    />
  );
}

export function MenPowerCard({ month }: CardProps) {
  const { t } = useTranslation('hours');
  const format = useFormat();
  const projects = useQuery(menPowerQueries.ofRange(month));
  const hours = useQuery({ ...hoursQueries.byMember(month), select: sumHours });
  const isRead = projects.data && hours.data !== undefined;
  const found = isRead ? menPowerFigure(projects.data, hours.data) : undefined;
  const figure = toKeyFigure(found, ({ worked, all }) => ({
    value: format.number(worked),
    text: t('reports.menPowerFigure', { count: worked }),
    note: t('reports.menPowerNote', { all: format.number(all) }),
    to: explorerAddress({ range: month, rows: 'project' }),
  }));
  return (
    <ReportCard
      title={t('menPower.title')}
      path={reportAddress(paths.menPower, month)}
      figure={figure}
      error={findReadFailure(projects, hours)}
      onRetry={() => askAgain(projects, hours)}
    />
  );
}

export function ProjectCard({ month }: CardProps) {
  const { t } = useTranslation('hours');
  const format = useFormat();
  const projects = useQuery(hoursQueries.recorded(month));
  const all = useQuery({ ...hoursQueries.byMember(month), select: sumHours });
  const isRead = projects.data && all.data !== undefined;
  const found = isRead ? projectFigure(projects.data, all.data) : undefined;
  const ofProject = (key: string) =>
    explorerAddress({ range: month, steps: [{ dimension: 'project', key }] });
  const figure = toKeyFigure(found, ({ top, deleted }) =>
    top
      ? {
          value: format.hours(top.hours),
          text: t('reports.projectFigure', { name: format.name(top.project) }),
          note: t('reports.projectNote', { share: format.percent(top.share) }),
          also: deleted > 0 ? t('reports.deletedNote', { hours: format.hours(deleted) }) : undefined,
          to: ofProject(String(top.project.id)),
        }
      : { value: format.hours(deleted), text: t('reports.deletedFigure'), to: ofProject(DELETED) },
  );
  return (
    <ReportCard
      title={t('project.title')}
      path={reportAddress(paths.projectHoursByDate, month)}
      figure={figure}
      error={findReadFailure(projects, all)}
      onRetry={() => askAgain(projects, all)}
    />
  );
}
