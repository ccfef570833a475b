import { useId } from 'react';
import { FormFooter } from '@/ui/form/form-footer';
import type { FindDaysOff } from '@/features/work/model/days-off';
import type { RecordedSlots } from '@/features/work/model/slot';
import type { Staff } from '@/session/staff-schema';
import styles from './reporting.module.css';
import { WritePreviewLine } from './preview/write-preview-line';
import { WriteUndo } from './writing/write-undo';
import type { SlotHistory } from './writing/use-slot-history';
import { useDatesInOrder } from './draft/use-reporting-draft';
import { useSubmitButton } from './preview/use-submit-button';
import { useTargetWords } from './preview/use-target-words';
import { useWritePreview } from './preview/use-write-preview';
import { isLong, WriteStatus, type ShownWriting } from './writing/write-status';

type ReportingFooterProps = {
  staffIds: readonly number[];
  recorded: RecordedSlots;
  people: readonly Staff[];
  isLoading: boolean;
  findDaysOff: FindDaysOff;
  writing: ShownWriting;
  history: SlotHistory;
  isClearing: boolean;
};

/** Subscribes to dates and work itself, so that a press in the calendar does not redraw the form. */
export function ReportingFooter({
  staffIds,
  recorded,
  people,
  isLoading,
  findDaysOff,
  writing,
  history,
  isClearing,
}: ReportingFooterProps) {
  const words = useTargetWords(people);
  const dates = useDatesInOrder();
  const preview = useWritePreview({ staffIds, dates, recorded }, findDaysOff);
  const previewId = useId();
  const submit = useSubmitButton(preview, { isLoading, isClearing });

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
}
