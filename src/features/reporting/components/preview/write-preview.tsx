import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';
import { hoursOf } from '@/features/work/model/day-hours';
import { PreviewCounts, type PreviewCount } from './preview-counts';
import type { WritePreview, AutoFillSummary } from './use-write-preview';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { TickBox } from './tick-box';

const MISSING = {
  staff: 'preview.noStaff',
  date: 'preview.noDate',
  time: 'preview.noTime',
  task: 'preview.noTask',
} as const;

type WritePreviewLineProps = {
  id: string;
  preview: WritePreview;
  /** True until the records of all selected people have arrived or failed. */
  isLoading: boolean;
  /** False on a fresh page, where nothing is cleared. */
  hasChosen: boolean;
  /** Who is meant by these ids, in words. */
  describePeople: (staffIds: readonly number[]) => string;
  /** Dates in words. */
  describeDates: (dates: readonly CalendarDate[]) => string;
};

/** Says before submitting what it will do, or why nothing would happen. */
export function WritePreviewLine({
  id,
  preview,
  isLoading,
  hasChosen,
  describePeople,
  describeDates,
}: WritePreviewLineProps) {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  return <PreviewCounts id={id} label={t('preview.label')} counts={counts()} />;

  function hint(text: string): PreviewCount[] {
    return [{ kind: 'hint', text }];
  }

  function counts(): PreviewCount[] {
    if (preview.kind === 'missing') return hint(t(MISSING[preview.field]));
    if (preview.kind === 'clear' && !hasChosen) return hint(t('preview.nothingChosen'));
    if (isLoading) return hint(t('preview.loading'));
    const { created, replaced, unchanged, cleared, unknownStaffIds } = preview.summary;
    const unknown =
      unknownStaffIds.length > 0 ? hint(t('preview.unknown', { who: describePeople(unknownStaffIds) })) : [];
    if (preview.kind === 'clear') {
      if (cleared === 0) return unknown.length > 0 ? unknown : hint(t('preview.nothingToClear'));
      return [{ kind: 'cleared', text: t('preview.cleared', { count: cleared }) }, ...unknown];
    }
    const all: PreviewCount[] = [];
    if (created > 0) all.push({ kind: 'created', text: t('preview.created', { count: created }) });
    if (replaced > 0) all.push({ kind: 'replaced', text: t('preview.replaced', { count: replaced }) });
    if (unchanged > 0) all.push({ kind: 'unchanged', text: t('preview.unchanged', { count: unchanged }) });
    const total = t('preview.total', { hours: format.hours(hoursOf(preview.slotCount)) });
    all.push({ kind: 'total', text: total });
    const { count, dates } = preview.onLeave;
    if (count > 0)
      all.push({ kind: 'onLeave', text: t('preview.onLeave', { count, dates: describeDates(dates) }) });
    return [...all, ...unknown];
  }
}

type AutoFillPreviewProps = {
  /** Of all that the settings name, recorded or not. */
  summary: AutoFillSummary;
  isLeaveUnknown: boolean;
  /** Dates in words. */
  describeDates: (dates: readonly CalendarDate[]) => string;
  isReplacing: boolean;
  onReplacing: (isReplacing: boolean) => void;
};

/** What auto-fill will do, and the tick without which it replaces nothing. Source: RP-9. */
export const AutoFillPreview = memo(function AutoFillPreview({
  summary,
  isLeaveUnknown,
  describeDates,
  isReplacing,
  onReplacing,
}: AutoFillPreviewProps) {
  const { t } = useTranslation('reporting');
  const { created, replaced, onLeave, onHoliday } = summary;
  return (
    <>
      <Typography variant="caption" component="div" color="textSecondary" sx={{ mt: 0.5 }}>
        {replaced === 0 && t('autoFill.preview', { created })}
        {replaced > 0 && !isReplacing && t('autoFill.previewKept', { created, kept: replaced })}
        {replaced > 0 && isReplacing && t('autoFill.previewReplaced', { created, replaced })}
        {onLeave.count > 0 && (
          <div>{t('autoFill.onLeave', { count: onLeave.count, dates: describeDates(onLeave.dates) })}</div>
        )}
        {onHoliday.count > 0 && (
          <div>
            {t('autoFill.onHoliday', { count: onHoliday.count, dates: describeDates(onHoliday.dates) })}
          </div>
        )}
        {isLeaveUnknown && <div>{t('autoFill.leaveUnknown')}</div>}
      </Typography>
      <TickBox
        label={t('autoFill.alsoReplace', { count: replaced })}
        disabled={replaced === 0}
        checked={isReplacing && replaced > 0}
        onTicked={onReplacing}
      />
    </>
  );
});
