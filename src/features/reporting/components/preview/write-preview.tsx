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
  return <PreviewCounts id={id} label={t('preview.label')} counts={counts()} />;

  function hint(text: string): PreviewCount[] {
    return [{ kind: 'hint', text }];
  }

  function counts(): PreviewCount[] {
    if (preview.kind === 'missing') return hint(t(MISSING[preview.field]));
    const isAsked = preview.kind === 'fill' || isClearing;
    if (isLoading) return hint(t(isAsked ? 'preview.loading' : 'preview.nothingChosen'));
    const { created, replaced, unchanged, cleared, unknownStaffIds } = preview.summary;
    const unknown =
      unknownStaffIds.length > 0 ? hint(t('preview.unknown', { who: describePeople(unknownStaffIds) })) : [];
    if (!isAsked) return unknown.length > 0 ? unknown : hint(t('preview.nothingChosen'));
    if (preview.kind === 'clear') {
      if (cleared === 0) return unknown.length > 0 ? unknown : hint(t('preview.nothingToClear'));
      return [{ kind: 'cleared', text: t('preview.cleared', { count: cleared }) }, ...unknown];
    }
    const all: PreviewCount[] = [];
    if (created > 0) all.push({ kind: 'created', text: t('preview.created', { count: created }) });
    if (replaced > 0) all.push({ kind: 'replaced', text: t('preview.replaced', { count: replaced }) });
    if (unchanged > 0) all.push({ kind: 'unchanged', text: t('preview.unchanged', { count: unchanged }) });
    const { count, dates } = preview.onLeave;
    if (count > 0)
      all.push({ kind: 'onLeave', text: t('preview.onLeave', { count, dates: listDates(dates) }) });
    return [...all, ...unknown];
  }
}
