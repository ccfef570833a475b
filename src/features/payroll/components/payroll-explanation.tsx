import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DurationText } from '@/features/leave/components/duration-text';
import { OvertimeStateChip } from '@/features/leave/components/overtime-state-chip';
import { isRejected } from '@/features/leave/model/leave';
import { leaveDuration, type LeaveParts } from '@/features/leave/model/split-leave';
import { localName, useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';
import { netHours, type ExplainedRow } from '../model/payroll-row';
import { useOddWords, type OddReason } from './use-odd-words';

/** In px: the edges of the dialog and of the table beside the text. */
const WIDTH_AROUND_TEXT = 136;

export function PayrollExplanation({ row }: { row: ExplainedRow }) {
  const { t } = useTranslation('payroll');
  const format = useFormat();

  function describePay([{ type }, ...others]: LeaveParts): string {
    // Only a paid and an unpaid part form one leave.
    if (others.length > 0) return t('explain.partly');
    if (type === 'paid') return t('explain.paid');
    if (type === 'unpaid') return t('explain.unpaid');
    return localName(type, format.language);
  }

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        pl: { sm: 4 },
        py: 1,
        whiteSpace: 'normal',
        // Keeps the text visible if the table is wider than the dialog.
        position: 'sticky',
        left: 8,
        maxWidth: { xs: `calc(100vw - ${WIDTH_AROUND_TEXT}px)`, sm: 'none' },
      }}
    >
      <Part
        title={t('explain.leave', { hours: format.hours(row.leaveHours) })}
        isEmpty={row.leaves.length === 0}
      >
        {row.leaves.map(({ date, hours, rows, odd }) => (
          <Item key={rows[0].key} date={date} odd={odd} hours={hours}>
            <DurationText duration={leaveDuration(rows)} />
            {[describePay(rows), rows[0].reason].map((text) => text && ` · ${text}`)}
          </Item>
        ))}
      </Part>
      {row.unrecorded.length > 0 && (
        <Part title={t('explain.unrecorded')}>
          {row.unrecorded.map(({ key, date, duration }) => (
            <Item key={key} date={date} odd="noRecord" hours={0}>
              <DurationText duration={duration} />
            </Item>
          ))}
        </Part>
      )}
      <Part
        title={t('explain.overtime', { hours: format.hours(row.overtimeHours) })}
        isEmpty={row.overtimes.length === 0}
      >
        {row.overtimes.map(({ overtime, hours, odd }) => (
          <Item key={overtime.key} date={overtime.date} odd={odd} hours={hours}>
            <DurationText duration={overtime.duration} />
            {overtime.state && !isRejected(overtime) && (
              <>
                {' '}
                <OvertimeStateChip state={overtime.state} />
              </>
            )}
          </Item>
        ))}
      </Part>
      <Typography variant="body2">
        {t('explain.net', {
          leave: format.hours(row.leaveHours),
          overtime: format.hours(row.overtimeHours),
          net: format.hours(netHours(row)),
        })}
      </Typography>
      <Typography variant="body2">{t('explain.days', { count: row.leaveDays })}</Typography>
    </Box>
  );
}

type PartProps = { title: string; isEmpty?: boolean; children: ReactNode };

function Part({ title, isEmpty, children }: PartProps) {
  const { t } = useTranslation('payroll');
  return (
    <div>
      <Typography variant="subtitle2" component="p">
        {title}
      </Typography>
      {isEmpty ? (
        t('explain.none')
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {children}
        </Box>
      )}
    </div>
  );
}

type ItemProps = {
  date: CalendarDate | null;
  odd: OddReason | null;
  /** 0 if the entry does not count. */
  hours: number;
  children: ReactNode;
};

function Item({ date, odd, hours, children }: ItemProps) {
  const { t } = useTranslation('payroll');
  const format = useFormat();
  const oddWords = useOddWords();
  return (
    <li>
      {date && (
        <>
          <time dateTime={date}>{format.dayOfMonth(date)}</time>
          {' · '}
        </>
      )}
      {children} → <b>{hours > 0 ? format.hours(hours) : t('explain.notCounted')}</b>
      {odd && <Chip size="small" variant="outlined" color="warning" label={oddWords[odd]} sx={{ ml: 1 }} />}
    </li>
  );
}
