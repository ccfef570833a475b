import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { FormFooter } from '@/ui/form/form-footer';
import { toHours } from '@/features/work/model/day-hours';
import type { RecordedSlots } from '@/features/work/model/slot';
import type { Staff } from '@/session/staff-schema';
import { hasChosen } from '../model/reporting-draft';
import styles from './reporting.module.css';
import { WritePreviewLine } from './preview/write-preview-line';
import { WriteUndo } from './writing/write-undo';
import type { SlotHistory } from './writing/use-slot-history';
import { useDatesInOrder, useReportingDraft } from './draft/use-reporting-draft';
import type { useDaysOff } from './recorded/use-days-off';
import { useTargetWords } from './preview/use-target-words';
import { useWritePreview } from './preview/use-write-preview';
import { isLong, WriteStatus, type ShownWriting } from './writing/write-status';

type ReportingFooterProps = {
  staffIds: readonly number[];
  recorded: RecordedSlots;
  people: readonly Staff[];
  isLoading: boolean;
  daysOff: ReturnType<typeof useDaysOff>;
  writing: ShownWriting;
  history: SlotHistory;
  isClearing: boolean;
};

/** Always visible. A press in the calendar or an overtime step redraws only the words that it changes. */
export function ReportingFooter({
  staffIds,
  recorded,
  people,
  isLoading,
  daysOff,
  writing,
  history,
  isClearing,
}: ReportingFooterProps) {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  const words = useTargetWords(people);
  const dates = useDatesInOrder();
  // A fresh page must not clear its default dates by accident.
  const hasUserChosen = useReportingDraft(hasChosen);
  const preview = useWritePreview({ staffIds, dates, recorded }, daysOff.findDaysOff);
  const previewId = useId();
  const submit = describeSubmit();

  return (
    <FormFooter
      isCompact
      submitLabel={submit.label}
      tone={isClearing ? 'danger' : 'normal'}
      disabledReasonId={submit.isDisabled ? previewId : undefined}
    >
      <div className={styles.news}>
        <WriteStatus writing={writing} />
        {!isLong(writing) && (
          <WritePreviewLine
            id={previewId}
            preview={preview}
            isLoading={isLoading}
            isClearing={isClearing}
            describePeople={words.describePeople}
            listDates={words.listDates}
          />
        )}
      </div>
      <div className={styles.steps}>
        <WriteUndo history={history} />
      </div>
    </FormFooter>
  );

  /** The button names the hours that it records, once they are loaded. */
  function describeSubmit() {
    const usual = { label: t(isClearing ? 'confirm.clear' : 'submit'), isDisabled: false };
    if (preview.kind === 'missing') return usual;
    const { created, replaced, cleared, unknownStaffIds } = preview.summary;
    const areRecordsLoaded = !isLoading && unknownStaffIds.length === 0;
    const hours = (count: number) => format.hours(toHours(count));
    if (preview.kind === 'clear') {
      if (!hasUserChosen && !isClearing) return { ...usual, isDisabled: true };
      if (areRecordsLoaded && cleared === 0) return { ...usual, isDisabled: true };
      const isCounted = isClearing && !isLoading && cleared > 0;
      return isCounted ? { label: t('clear.submit', { hours: hours(cleared) }), isDisabled: false } : usual;
    }
    if (!areRecordsLoaded || created + replaced === 0) return usual;
    const amounts = { hours: hours(created), replaced: hours(replaced) };
    if (created === 0) return { ...usual, label: t('submitReplace', amounts) };
    return { ...usual, label: t(replaced > 0 ? 'submitBoth' : 'submitHours', amounts) };
  }
}
