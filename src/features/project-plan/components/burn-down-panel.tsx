import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '@/features/projects/fields';
import { readProjectSearch } from '@/features/projects/model/project-search';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { isCalendarDate } from '@/lib/calendar-date';
import { TableExport } from '@/ui/export/table-export';
import { ToggleRow } from '@/ui/form/toggle-row';
import { FailureAlert } from '@/ui/page/failure-alert';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { StateMessage } from '@/ui/page/state-message';
import { useUrlState } from '@/ui/page/use-url-state';
import { plannedMonths, type ProjectPlan } from '../model/plan';
import { BurnDownLegend } from './burn-down-legend';
import { BurnDownPicture, PICTURE_HEIGHT } from './burn-down-picture';
import { BurnDownTable } from './burn-down-table';
import { useBurnDown } from './use-burn-down';
import { useBurnDownColumns } from './use-burn-down-columns';
import { useRemainingWords } from './use-remaining-words';

type BurnDownPanelProps = { project: Project; plan: ProjectPlan | undefined };

export function BurnDownPanel({ project, plan }: BurnDownPanelProps) {
  const { t } = useTranslation('projects');
  const format = useFormat();
  const [{ by }, change] = useUrlState(readProjectSearch);
  const step = by ?? 'month';
  const isPlanned = plan !== undefined && plannedMonths(plan).length > 0;
  const { burn, range, isFailed, retry, isCut, calendar } = useBurnDown(project.id, step, plan);
  const formatKey = useCallback(
    (key: string) => (isCalendarDate(key) ? format.date(key) : formatMonth(key, format.language)),
    [format],
  );
  const columns = useBurnDownColumns({ project, step, range, formatKey });
  const describeRemaining = useRemainingWords();
  const start = t('plan.burn.start');
  const lastKnown = burn?.points.findLast(({ remaining }) => remaining !== null);

  return (
    <Panel
      title={t('plan.burn.title')}
      subtitle={t('plan.burn.purpose')}
      actions={
        burn && (
          <div className="screen-only">
            <TableExport
              title={t('plan.burn.title')}
              narrowed={[project.cd]}
              columns={columns}
              rows={burn.points}
            />
          </div>
        )
      }
    >
      {renderBurnDown()}
    </Panel>
  );

  function renderBurnDown() {
    if (!isPlanned) {
      return (
        <StateMessage kind="empty" title={t('plan.burn.empty')}>
          {t('plan.burn.emptyWhy')}
        </StateMessage>
      );
    }
    if (isFailed) return <FailureAlert onRetry={retry}>{t('plan.burn.failed')}</FailureAlert>;
    if (!burn) return <SkeletonBlock height={PICTURE_HEIGHT} />;
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
          start={start}
          words={t('plan.burn.inWords', {
            code: project.cd,
            total: format.hours(burn.total),
            period: lastKnown ? formatKey(lastKnown.key) : start,
            left: describeRemaining(lastKnown?.remaining ?? burn.total),
            planned: describeRemaining(lastKnown?.plannedRemaining ?? burn.total),
          })}
        />
        <BurnDownTable
          label={t('plan.burn.table', { code: project.cd })}
          columns={columns}
          points={burn.points}
        />
        {calendar.isFailed && (
          <FailureAlert onRetry={calendar.retry}>{t('plan.burn.withoutCalendar')}</FailureAlert>
        )}
        {isCut && <p>{t('plan.burn.cut', { date: format.date(range.start) })}</p>}
        {burn.before > 0 && <p>{t('plan.burn.before', { hours: format.hours(burn.before) })}</p>}
      </>
    );
  }
}
