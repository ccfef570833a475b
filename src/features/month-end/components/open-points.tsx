import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { findReadFailure } from '@/api/failure-of-reads';
import { paths } from '@/config/paths';
import { fineQueries } from '@/features/fines/api/fine-queries';
import { useFineFormat } from '@/features/fines/components/use-fine-format';
import { BoardMissing, BoardNotes } from '@/features/hours/closing/components/board-notes';
import { TeamLimitsNote, type TeamLimits } from '@/features/hours/closing/components/team-limits';
import type { ClosingBoard } from '@/features/hours/closing/components/use-closing-board';
import { boardFigures } from '@/features/hours/closing/model/closing-board';
import { leaveQueries } from '@/features/leave/api/leave-queries';
import { DurationText } from '@/features/leave/components/duration-text';
import { memberQueries } from '@/features/members/api/member-queries';
import { useOddWords } from '@/features/payroll/components/use-odd-words';
import { useLimitWords } from '@/features/work/components/use-limit-words';
import { peopleAtLimits } from '@/features/work/model/overtime-limits';
import { useFormat, type LocalizedName } from '@/i18n/format';
import { toMonth, type CalendarDate } from '@/lib/calendar-date';
import { leavesToSettle, overtimesToSettle, pendingFines } from '../model/month-open';
import { MonthPoint } from './month-point';

type PointProps = {
  /** The first day of the month. */
  firstDay: CalendarDate;
};

/** In px, with the notes of the board. */
const HOURS_HEIGHT = 192;
const HOURS_WIDE_HEIGHT = 152;

/** Longer lists are on their own screen. */
const MAX_ROWS = 10;

/** Returns the address of a list on the registration screen, with a search for the open rows. */
function registrationAddress(mode: 'existing' | 'overtime', search: string): string {
  const field = mode === 'overtime' ? 'overtime-q' : 'leave-q';
  return `${paths.leaveRegistration}?mode=${mode}&${field}=${encodeURIComponent(search)}`;
}

/** Counts the people with days to complete, as the closing board does. */
export function HoursPoint({ firstDay, board }: PointProps & { board: ClosingBoard }) {
  const { t } = useTranslation('settling');
  const format = useFormat();
  const figures = board.rows && boardFigures(board.rows);
  const count = board.rows?.filter(({ open }) => open.length > 0).length;
  return (
    <MonthPoint
      title={t('hours.title')}
      height={HOURS_HEIGHT}
      wideHeight={HOURS_WIDE_HEIGHT}
      state={{
        open: count,
        isOfPeople: true,
        error: board.error,
        onRetry: board.retry,
        missing: !board.error && board.missing.length > 0 && <BoardMissing board={board} />,
      }}
      words={
        count === 0
          ? t('hours.none')
          : t('hours.open', { count, hours: format.hours(figures?.missingHours ?? 0) })
      }
      link={{
        to: `${paths.weeklyWorkTime}?view=closing&month=${toMonth(firstDay)}&show=problems`,
        words: t('hours.link'),
      }}
    >
      <BoardNotes board={board} />
    </MonthPoint>
  );
}

/** Lists overtime that was rejected or needs checking. */
export function OvertimePoint({ firstDay }: PointProps) {
  const { t } = useTranslation('settling');
  const oddWords = useOddWords();
  const { data, error, refetch } = useQuery(leaveQueries.overtimes());
  const found = data && overtimesToSettle(data, toMonth(firstDay));
  const count = found?.rows.length;
  return (
    <MonthPoint
      title={t('overtime.title')}
      state={{ open: count, error, onRetry: () => void refetch() }}
      words={count === 0 ? t('overtime.none') : t('overtime.open', { count })}
      notes={[!!found?.undated && t('undated', { count: found.undated })]}
      link={{ to: registrationAddress('overtime', toMonth(firstDay)), words: t('overtime.link') }}
    >
      <OpenRows>
        {found?.rows.map(({ overtime, odd }) => (
          <OpenRow
            key={overtime.key}
            person={overtime}
            date={overtime.date}
            to={registrationAddress('overtime', `${overtime.eng_name} ${overtime.date ?? ''}`)}
            oddity={odd && oddWords[odd]}
          >
            <DurationText duration={overtime.duration} />
          </OpenRow>
        ))}
      </OpenRows>
    </MonthPoint>
  );
}

/** Lists people over a limit of overtime or near one. */
export function LimitsPoint({ firstDay, team }: PointProps & { team: TeamLimits }) {
  const { t } = useTranslation('settling');
  const format = useFormat();
  const { data: members } = useQuery(memberQueries.list());
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
        error: null,
        onRetry: team.retry,
        missing: !team.isReading && <TeamLimitsNote team={team} />,
      }}
      words={found?.length === 0 ? t('limits.none') : t('limits.open', { over, near })}
      link={{
        to: `${paths.weeklyWorkTime}?view=closing&month=${toMonth(firstDay)}&show=${show}`,
        words: t('hours.link'),
      }}
    >
      <OpenRows>
        {found?.map(({ person, figure }) => (
          <li key={person.id}>
            <MuiLink
              component={Link}
              to={`${paths.person(person.id)}?month=${toMonth(firstDay)}`}
              color="inherit"
            >
              {format.name(person)}
            </MuiLink>{' '}
            · {formatLimitName(figure)} · {formatLimitFigure(figure)}
            <Chip
              size="small"
              variant="outlined"
              color={figure.state === 'over' ? 'error' : 'warning'}
              label={states[figure.state]}
              sx={{ ml: 1 }}
            />
          </li>
        ))}
      </OpenRows>
    </MonthPoint>
  );
}

/** Counts and sums the pending fines. */
export function FinesPoint({ firstDay }: PointProps) {
  const { t } = useTranslation('settling');
  const fineFormat = useFineFormat();
  const { data, error, refetch } = useQuery(fineQueries.list());
  const found = data && pendingFines(data, toMonth(firstDay));
  const [year, month] = firstDay.split('-').map(Number);
  return (
    <MonthPoint
      title={t('fines.title')}
      state={{
        open: found?.count,
        error,
        onRetry: () => void refetch(),
      }}
      words={
        found && found.count > 0
          ? t('fines.open', { count: found.count, amount: fineFormat.amount(found.amount) })
          : t('fines.none')
      }
      notes={[!!found?.unknown && t('fines.unknown', { count: found.unknown })]}
      link={{ to: `${paths.fines}?month=${month}&year=${year}&status=pending`, words: t('fines.link') }}
    />
  );
}

/** Lists leave without a leave record. */
export function LeavePoint({ firstDay }: PointProps) {
  const { t } = useTranslation('settling');
  const oddWords = useOddWords();
  const leaves = useQuery(leaveQueries.leaves());
  const records = useQuery(leaveQueries.records());
  const found = leaves.data && records.data && leavesToSettle(leaves.data, records.data, toMonth(firstDay));
  const count = found?.rows.length;
  const retry = () => {
    for (const { isError, refetch } of [leaves, records]) {
      if (isError) void refetch();
    }
  };
  return (
    <MonthPoint
      title={t('leave.title')}
      state={{
        open: count,
        error: findReadFailure(leaves, records),
        onRetry: retry,
      }}
      words={count === 0 ? t('leave.none') : t('leave.open', { count })}
      notes={[!!found?.undated && t('undated', { count: found.undated })]}
      link={{ to: registrationAddress('existing', toMonth(firstDay)), words: t('leave.link') }}
    >
      <OpenRows>
        {found?.rows.map((leave) => (
          <OpenRow
            key={leave.key}
            person={leave}
            date={leave.date}
            to={registrationAddress('existing', `${leave.eng_name} ${leave.date ?? ''}`)}
            oddity={oddWords.noRecord}
          >
            <DurationText duration={leave.duration} />
          </OpenRow>
        ))}
      </OpenRows>
    </MonthPoint>
  );
}

function OpenRows({ children = [] }: { children?: readonly ReactNode[] }) {
  const { t } = useTranslation('settling');
  if (children.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {children.slice(0, MAX_ROWS)}
      {children.length > MAX_ROWS && <li>{t('more', { count: children.length - MAX_ROWS })}</li>}
    </Box>
  );
}

type OpenRowProps = {
  person: LocalizedName;
  date: CalendarDate | null;
  to: string;
  /** Why the row needs checking. */
  oddity: string | null;
  children: ReactNode;
};

function OpenRow({ person, date, to, oddity, children }: OpenRowProps) {
  const format = useFormat();
  return (
    <li>
      <MuiLink component={Link} to={to} color="inherit">
        {format.name(person)} {date && <time dateTime={date}>{format.dayOfMonth(date)}</time>}
      </MuiLink>{' '}
      · {children}
      {oddity && <Chip size="small" variant="outlined" color="warning" label={oddity} sx={{ ml: 1 }} />}
    </li>
  );
}
