import { lazy, Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import Box from '@mui/material/Box';
import type { Project } from '@/features/projects/fields';
import { type PlanStep, readProjectSearch } from '@/features/projects/model/project-search';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { isCalendarDate } from '@/lib/calendar-date';
import { ToggleRow } from '@/ui/form/toggle-row';
import { ListFailure } from '@/ui/page/list-failure';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { PanelBoundary, StateMessage } from '@/ui/page/state-message';
import { useUrlState } from '@/ui/page/use-url-state';
import { useNetworkIdle } from '@/ui/page/use-network-idle';
import type { Column } from '@/ui/data-table/column';
import { TableExport } from '@/ui/export/export-control';
import type { ProjectPlan } from '../model/plan';
import type { BurnDown, BurnPoint } from '../model/burn-down';
import { BurnDownTable } from './burn-down-table';
import { useBurnDown } from './use-burn-down';
import { useBurnDownColours } from './use-burn-down-colours';

type BurnDownExportProps = {
  project: Project;
  burn: BurnDown;
  step: PlanStep;
  formatKey: (key: string) => string;
};

const HOURS = '#,##0.0';

/** Exports the burn-down as its table shows it; hours beyond the plan are negative. Source: EX-1. */
function BurnDownExport({ project, burn, step, formatKey }: BurnDownExportProps) {
  const { t } = useTranslation('projects');
  const figure = (
    id: string,
    header: string,
    value: (point: BurnPoint) => number | null,
    isSummed = false,
  ): Column<BurnPoint> => ({
    id,
    header,
    text: (point) => value(point) ?? '',
    sheet: { value, numberFormat: HOURS, isSummed },
  });
  const columns: Column<BurnPoint>[] = [
    {
      id: 'period',
      header: step === 'month' ? t('plan.burn.byMonth') : t('plan.burn.weekFrom'),
      text: ({ key }) => formatKey(key),
    },
    figure('planned', t('plan.burn.planned'), ({ planned }) => planned, true),
    figure('recorded', t('plan.burn.recorded'), ({ recorded }) => recorded, true),
    figure('plannedLeft', t('plan.burn.plannedLeft'), ({ plannedLeft }) => plannedLeft),
    figure('left', t('plan.burn.left'), ({ left }) => left),
    figure('difference', t('plan.burn.difference'), ({ left, plannedLeft }) =>
      left === null ? null : Math.round((left - plannedLeft) * 100) / 100,
    ),
  ];
  return (
    <TableExport title={t('plan.burn.title')} narrowed={[project.cd]} columns={columns} rows={burn.points} />
  );
}

/** Lazy, because the chart library is as large as a page; the words are shown first. */
const BurnDownCanvas = lazy(async () => ({
  default: (await import('./burn-down-canvas')).BurnDownCanvas,
}));

/** In px. */
const PICTURE_HEIGHT = 280;

type BurnDownPictureProps = {
  burn: BurnDown;
  words: string;
  formatKey: (key: string) => string;
  start: string;
};

function BurnDownPicture({ words, ...drawing }: BurnDownPictureProps) {
  const isNetworkIdle = useNetworkIdle();
  const waiting = <SkeletonBlock height={PICTURE_HEIGHT} />;
  return (
    <Box
      role="img"
      aria-label={words}
      sx={{ position: 'relative', height: PICTURE_HEIGHT, overflow: 'hidden', my: 2 }}
    >
      <PanelBoundary>
        <Suspense fallback={waiting}>{isNetworkIdle ? <BurnDownCanvas {...drawing} /> : waiting}</Suspense>
      </PanelBoundary>
    </Box>
  );
}

/** The legend of both lines, which also differ by dashes. */
function BurnDownLegend() {
  const { t } = useTranslation('projects');
  const { planned, actual } = useBurnDownColours();
  const lines = [
    { words: t('plan.burn.plannedLeft'), colour: planned, dashes: '6 4' },
    { words: t('plan.burn.left'), colour: actual, dashes: undefined },
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'body2' }}>
      {lines.map(({ words, colour, dashes }) => (
        <Box key={words} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          <svg width="32" height="8" aria-hidden>
            <line x1="0" y1="4" x2="32" y2="4" stroke={colour} strokeWidth="3" strokeDasharray={dashes} />
          </svg>
          {words}
        </Box>
      ))}
    </Box>
  );
}

type BurnDownPanelProps = { project: Project; plan: ProjectPlan | undefined };

/** Shows planned and actual remaining hours at the end of each month or week, as a chart and as a table. */
export function BurnDownPanel({ project, plan }: BurnDownPanelProps) {
  const { t } = useTranslation('projects');
  const format = useFormat();
  const [{ by }, change] = useUrlState(readProjectSearch);
  const step = by ?? 'month';
  const { burn, range, isWaiting, isFailed, retry, isCut } = useBurnDown(project.id, plan, step);
  const formatKey = useCallback(
    (key: string) => (isCalendarDate(key) ? format.date(key) : formatMonth(key, format.language)),
    [format],
  );
  const now = burn?.points.findLast(({ left }) => left !== null);

  return (
    <Panel
      title={t('plan.burn.title')}
      subtitle={t('plan.burn.purpose')}
      actions={
        plan &&
        burn &&
        !isFailed && (
          <div className="screen-only">
            <BurnDownExport project={project} burn={burn} step={step} formatKey={formatKey} />
          </div>
        )
      }
    >
      {body()}
    </Panel>
  );

  function body() {
    if (!plan) {
      return (
        <StateMessage kind="empty" title={t('plan.burn.empty')}>
          {t('plan.burn.emptyWhy')}
        </StateMessage>
      );
    }
    if (isFailed) return <ListFailure onRetry={retry}>{t('plan.burn.failed')}</ListFailure>;
    if (isWaiting || !burn) return <SkeletonBlock height={PICTURE_HEIGHT} />;
    return (
      <>
        <ToggleRow
          aria-label={t('plan.burn.step')}
          head={<BurnDownLegend />}
          options={[
            { value: 'month', label: t('plan.burn.byMonth') },
            { value: 'week', label: t('plan.burn.byWeek') },
          ]}
          value={step}
          onChosen={(next) => change({ by: next })}
        />
        <BurnDownPicture
          burn={burn}
          formatKey={formatKey}
          start={t('plan.burn.start')}
          words={t('plan.burn.inWords', {
            code: project.cd,
            total: format.hours(burn.total),
            period: now ? formatKey(now.key) : '',
            left: hoursWords(now?.left ?? burn.total),
            planned: hoursWords(now?.plannedLeft ?? burn.total),
          })}
        />
        <BurnDownTable project={project} burn={burn} step={step} range={range} formatKey={formatKey} />
        {isCut && <p>{t('plan.burn.cut', { date: format.date(range.start) })}</p>}
        {burn.before > 0 && <p>{t('plan.burn.before', { hours: format.hours(burn.before) })}</p>}
      </>
    );
  }

  function hoursWords(hours: number): string {
    return hours < 0 ? t('plan.burn.over', { hours: format.hours(-hours) }) : format.hours(hours);
  }
}
