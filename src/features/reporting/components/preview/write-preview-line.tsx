import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';
import { PreviewCounts, type PreviewCount } from './preview-counts';
import type { WritePreview } from './use-write-preview';

const MISSING = {
  staff: 'preview.noStaff',
  date: 'preview.noDate',
  time: 'preview.noTime',
  task: 'preview.noTask',
} as const;

type WritePreviewLineProps = {
  id: string;
  preview: WritePreview;
  isLoading: boolean;
  isClearing: boolean;
  describePeople: (staffIds: readonly number[]) => string;
  listDates: (dates: readonly CalendarDate[]) => string;
};

export function WritePreviewLine({
  id,
  preview,
  isLoading,
  isClearing,
  describePeople,
  listDates,
}: WritePreviewLineProps) {
  const { t } = useTranslation('reporting');
  return <PreviewCounts id={id} label={t('preview.label')} counts={listCounts()} />;

  function listCounts(): PreviewCount[] {
    if (preview.kind === 'missing') return [hint(t(MISSING[preview.field]))];
    const hasAction = preview.kind === 'fill' || isClearing;
    if (isLoading) return [hint(t(hasAction ? 'preview.loading' : 'preview.nothingChosen'))];
    const { unknownStaffIds } = preview.summary;
    const counts = hasAction ? listChanges(preview) : [];
    if (unknownStaffIds.length > 0) {
      const who = describePeople(unknownStaffIds);
      counts.push(hint(t('preview.unknown', { who, count: unknownStaffIds.length })));
    } else if (!hasAction) {
      counts.push(hint(t('preview.nothingChosen')));
    } else if (preview.kind === 'clear' && counts.length === 0) {
      counts.push(hint(t('preview.nothingToClear')));
    }
    return counts;
  }

  function listChanges({ kind, summary, onLeave }: Exclude<WritePreview, { kind: 'missing' }>) {
    const counts: PreviewCount[] = [];
    const { created, replaced, unchanged, cleared } = summary;
    if (kind === 'clear') {
      if (cleared > 0) counts.push({ kind: 'cleared', text: t('preview.cleared', { count: cleared }) });
      return counts;
    }
    if (created > 0) counts.push({ kind: 'created', text: t('preview.created', { count: created }) });
    if (replaced > 0) counts.push({ kind: 'replaced', text: t('preview.replaced', { count: replaced }) });
    if (unchanged > 0) counts.push({ kind: 'unchanged', text: t('preview.unchanged', { count: unchanged }) });
    const { count, dates } = onLeave;
    if (count > 0)
      counts.push({ kind: 'onLeave', text: t('preview.onLeave', { count, dates: listDates(dates) }) });
    return counts;
  }
}

const hint = (text: string): PreviewCount => ({ kind: 'hint', text });
