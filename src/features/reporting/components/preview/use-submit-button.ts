import { useTranslation } from 'react-i18next';
import { toHours } from '@/features/work/model/day-hours';
import { useFormat } from '@/i18n/format';
import { hasChosen } from '../../model/reporting-draft';
import { useReportingDraft } from '../draft/use-reporting-draft';
import type { WritePreview } from './use-write-preview';

type SubmitState = { isLoading: boolean; isClearing: boolean };

/** The label names the hours to record once the records are loaded. */
export function useSubmitButton(preview: WritePreview, { isLoading, isClearing }: SubmitState) {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  // A fresh page must not clear its default dates by accident.
  const hasUserChosen = useReportingDraft(hasChosen);
  const usual = { label: t(isClearing ? 'confirm.clear' : 'submit'), isDisabled: false };
  if (preview.kind === 'missing') return usual;
  const { created, replaced, cleared, unknownStaffIds } = preview.summary;
  const areRecordsLoaded = !isLoading && unknownStaffIds.length === 0;
  const hours = (count: number) => format.hours(toHours(count));
  if (preview.kind === 'clear') {
    const hasNothingToClear = areRecordsLoaded && cleared === 0;
    if (hasNothingToClear || (!hasUserChosen && !isClearing)) return { ...usual, isDisabled: true };
    if (!isClearing || !areRecordsLoaded) return usual;
    return { ...usual, label: t('clear.submit', { hours: hours(cleared) }) };
  }
  if (!areRecordsLoaded || created + replaced === 0) return usual;
  const amounts = { hours: hours(created), replaced: hours(replaced) };
  if (created === 0) return { ...usual, label: t('submitReplace', amounts) };
  return { ...usual, label: t(replaced > 0 ? 'submitBoth' : 'submitHours', amounts) };
}
