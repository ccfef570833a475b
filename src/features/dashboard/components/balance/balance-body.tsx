import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '@/features/leave/model/leave';
import type { MonthBalance } from '@/features/work/model/hours-balance';
import type { Employee } from '@/features/work/model/work-calendar';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { isCalendarMonth, toMonth } from '@/lib/calendar-date';
import { lazyComponent } from '@/start/lazy-component';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { PanelBoundary } from '@/ui/page/panel-boundary';
import { LoadFailure } from '@/ui/page/state-message';
import { useBrowserIdle } from '@/ui/page/use-browser-idle';
import { useToday } from '@/ui/page/use-today';
import { useUrlState } from '@/ui/page/use-url-state';
import { BalanceMonths } from './balance-months';
import { OPENER_STYLE } from './opener-style';
import { useBalance } from './use-balance';
import { useBalanceWords } from './use-balance-words';

/** Lazy, because the chart library is as large as a page; the words are shown first. */
const BalanceCanvas = lazyComponent(async () => (await import('./balance-canvas')).BalanceCanvas, {
  throwOnError: true,
});

/** The height of figure and chart, to keep the layout stable. */
const BODY_HEIGHT = 184;
const CHART_HEIGHT = 128;
/** The number of bars that fit on a phone. */
const MOST_BARS = 12;

/** `?balance=2026-10` opens the months, and the days of October; any other value opens the months only. */
function readOpened(params: URLSearchParams) {
  const value = params.get('balance');
  return { isOpen: value !== null, month: isCalendarMonth(value) ? value : null };
}

type BalanceBodyProps = { member: Person & Employee };

export function BalanceBody({ member }: BalanceBodyProps) {
  const { t } = useTranslation('dashboard');
  const { balance, error, retry } = useBalance(member);

  function renderBody() {
    if (balance) return <BalanceSummary member={member} {...balance} />;
    if (error) return <LoadFailure title={t('hoursBalance.failed')} error={error} onRetry={retry} />;
    return <SkeletonBlock height={BODY_HEIGHT} lines={5} />;
  }

  return (
    <Panel title={t('hoursBalance.title')} subtitle={t('hoursBalance.purpose')}>
      <Box sx={{ minHeight: BODY_HEIGHT, '@media print': { minHeight: 0 } }}>{renderBody()}</Box>
    </Panel>
  );
}

type BalanceSummaryProps = BalanceBodyProps & NonNullable<ReturnType<typeof useBalance>['balance']>;

function BalanceSummary({ member, months, from, carriedOver }: BalanceSummaryProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useFormat();
  const words = useBalanceWords();
  const [{ isOpen, month }, change] = useUrlState(readOpened);
  const thisMonth = toMonth(useToday());
  const first = months[0];
  const last = months.at(-1);

  function describeNone(): string {
    if (from === null) return t('hoursBalance.nothing');
    if (from <= thisMonth) return t('hoursBalance.noneDue');
    return t('hoursBalance.notYet', { month: formatMonth(from, language) });
  }

  if (!first || !last) return <p>{describeNone()}</p>;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <ButtonBase
          aria-expanded={isOpen}
          onClick={() => change({ balance: isOpen ? null : 'months' })}
          sx={{ ...OPENER_STYLE, fontSize: 24 }}
        >
          {words.hours(last.running)}
          <ExpandMore sx={{ ml: 1, transform: isOpen ? 'rotate(180deg)' : undefined }} />
        </ButtonBase>
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {t('hoursBalance.since', {
            month: formatMonth(first.month, language),
            hours: words.hours(last.balance),
          })}
        </Box>
      </Box>
      <BalanceChart months={months} />
      {isOpen && (
        <BalanceMonths
          member={member}
          months={months}
          carriedOver={carriedOver}
          opened={month}
          onOpen={(next) => change({ balance: next ?? 'months' })}
        />
      )}
    </>
  );
}

function BalanceChart({ months }: { months: readonly MonthBalance[] }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const words = useBalanceWords();
  const hasBeenIdle = useBrowserIdle();
  const shown = useMemo(() => months.slice(-MOST_BARS), [months]);
  const points = useMemo(
    () =>
      shown.map(({ month, running }) => ({ label: formatMonth(month, format.language, 'name'), running })),
    [shown, format.language],
  );
  const inWords = shown.map(({ month, running }) =>
    t('hoursBalance.point', { month: formatMonth(month, format.language), hours: words.hours(running) }),
  );
  return (
    <PanelBoundary>
      <Box
        role="img"
        aria-label={t('hoursBalance.chart', { months: format.list(inWords) })}
        sx={{ position: 'relative', height: CHART_HEIGHT, overflow: 'hidden', mt: 1 }}
      >
        {hasBeenIdle && <BalanceCanvas points={points} />}
      </Box>
    </PanelBoundary>
  );
}
