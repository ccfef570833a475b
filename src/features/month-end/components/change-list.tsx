import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useFineFormat } from '@/features/fines/components/use-fine-format';
import type { MonthChange } from '@/features/work/model/month-snapshot';
import { reportingAddress } from '@/features/work/model/reporting-address';
import { useFormat } from '@/i18n/format';
import type { MonthCheck } from './use-month-check';

type ChangeListProps = { changes: readonly MonthChange[]; check: MonthCheck };

/** Hundreds of changes at once would hide the buttons below them. */
const MAX_CHANGES = 20;

function useFigureWords({ findProject }: MonthCheck) {
  const { t } = useTranslation('settling');
  const format = useFormat();
  const fineFormat = useFineFormat();
  const figureNames = {
    leave: t('check.figure.leave'),
    overtime: t('check.figure.overtime'),
    pendingFines: t('check.figure.pendingFines'),
    completeFines: t('check.figure.completeFines'),
    payrollLeave: t('check.figure.payrollLeave'),
    payrollOvertime: t('check.figure.payrollOvertime'),
    payrollDays: t('check.figure.payrollDays'),
  };

  function formatFigureName({ figure, projectId }: MonthChange): string {
    if (figure !== 'hours') return figureNames[figure];
    const project = projectId === null ? undefined : findProject(projectId);
    return project ? t('check.figure.hours', { project: format.name(project) }) : t('check.figure.deleted');
  }

  function formatAmount({ figure }: MonthChange, amount: number | null): string {
    if (amount === null) return t('check.noFigure');
    if (figure === 'payrollDays') return t('check.days', { count: amount });
    const isFine = figure === 'pendingFines' || figure === 'completeFines';
    return isFine ? fineFormat.amount(amount) : format.hours(amount);
  }

  return { formatFigureName, formatAmount };
}

export function ChangeList({ changes, check }: ChangeListProps) {
  const { t } = useTranslation('settling');
  const format = useFormat();
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const { formatFigureName, formatAmount } = useFigureWords(check);
  const { people } = check;
  const namedChanges = useMemo(
    () =>
      changes
        .map((change) => {
          const person = people?.get(change.staffId);
          return { change, name: person ? format.name(person) : t('check.former', { id: change.staffId }) };
        })
        .sort((a, b) => a.name.localeCompare(b.name, format.language)),
    [changes, people, format, t],
  );
  const shown = isWhole ? namedChanges : namedChanges.slice(0, MAX_CHANGES);

  function showAll() {
    // The pressed button disappears.
    list.current?.focus();
    setIsWhole(true);
  }

  return (
    <>
      <Box
        component="ul"
        ref={list}
        tabIndex={-1}
        aria-label={t('check.changes')}
        className="tabular"
        sx={{ m: 0, pl: 2.5 }}
      >
        {shown.map(({ change, name }) => {
          const { staffId, figure, date, projectId } = change;
          return (
            <li key={`${staffId} ${figure} ${date} ${projectId}`}>
              <MuiLink
                component={Link}
                to={date ? reportingAddress(date, staffId) : paths.person(staffId)}
                color="inherit"
              >
                {name} {date && <time dateTime={date}>{format.dayOfMonth(date)}</time>}
              </MuiLink>{' '}
              ·{' '}
              {t('check.change', {
                what: formatFigureName(change),
                before: formatAmount(change, change.before),
                now: formatAmount(change, change.now),
              })}
            </li>
          );
        })}
      </Box>
      {shown.length < namedChanges.length && (
        <Button className="screen-only" size="small" onClick={showAll}>
          {t('check.more', { count: namedChanges.length })}
        </Button>
      )}
    </>
  );
}
