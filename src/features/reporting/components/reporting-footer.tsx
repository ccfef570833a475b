import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFooter } from '@/ui/form/form-footer';
import { WaitingButton } from '@/ui/form/waiting-button';
import type { RecordedSlots } from '@/features/work/model/slot';
import type { Staff } from '@/session/staff-schema';
import { hasChosen } from '../model/reporting-draft';
import styles from './reporting.module.css';
import { AutoFillPreview, WritePreviewLine } from './preview/write-preview';
import { WriteUndo } from './writing/write-undo';
import type { SlotHistory } from './writing/use-slot-history';
import { useDatesInOrder, useReportingDraft } from './draft/use-reporting-draft';
import type { useDaysOff } from './recorded/use-days-off';
import { useTargetWords } from './preview/use-target-words';
import { useAutoFillPreview, useWritePreview } from './preview/use-write-preview';
import { isLong, WriteStatus, type ShownWriting } from './writing/write-status';

type ReportingFooterProps = {
  staffIds: readonly number[];
  recorded: RecordedSlots;
  people: readonly Staff[];
  isLoading: boolean;
  daysOff: ReturnType<typeof useDaysOff>;
  writing: ShownWriting;
  history: SlotHistory;
  /** Resolves to whether all was sent. */
  onSettingsApplied: (isReplacing: boolean) => Promise<boolean>;
};

/**
 * What submitting will do, how it goes, and the buttons. Always in sight. A press in the calendar, or a step of the overtime, draws the
 * words that it changes, and no button that stays as it is.
 */
export function ReportingFooter({
  staffIds,
  recorded,
  people,
  isLoading,
  daysOff,
  writing,
  history,
  onSettingsApplied,
}: ReportingFooterProps) {
  const { t } = useTranslation(['reporting', 'common']);
  const words = useTargetWords(people);
  const describeDates = words.dates;
  const dates = useDatesInOrder();
  const target = { staffIds, dates, recorded };
  // On a fresh page nobody clears by accident what it happens to name.
  const isChosen = useReportingDraft(hasChosen);
  const { daysOffOf, isLeaveUnknown } = daysOff;
  const preview = useWritePreview(target, daysOffOf);
  const autoFill = useAutoFillPreview(target, daysOffOf);
  const isWriting = writing.progress !== null;

  const previewId = useId();
  const [isReplacing, setIsReplacing] = useState(false);
  const [isApplying, setIsApplying] = useState(false);
  const look = submitLook();

  /** Each replacing needs its own tick. */
  const applySettings = useCallback(() => {
    setIsApplying(true);
    void onSettingsApplied(isReplacing).then((isApplied) => {
      if (isApplied) setIsReplacing(false);
      setIsApplying(false);
    });
  }, [onSettingsApplied, isReplacing]);

  return (
    <FormFooter
      submitLabel={look.label}
      tone={look.isClear ? 'danger' : 'normal'}
      disabledReasonId={look.isOff ? previewId : undefined}
    >
      <div className={styles.news}>
        <WriteStatus writing={writing} />
        <div className={styles.preview}>
          {!isLong(writing) && (
            <WritePreviewLine
              id={previewId}
              preview={preview}
              isLoading={isLoading}
              hasChosen={isChosen}
              describePeople={words.who}
              describeDates={describeDates}
            />
          )}
          <WriteUndo history={history} />
        </div>
        {autoFill && !isLong(writing) && (
          <AutoFillPreview
            summary={autoFill}
            isLeaveUnknown={isLeaveUnknown}
            describeDates={describeDates}
            isReplacing={isReplacing}
            onReplacing={setIsReplacing}
          />
        )}
      </div>
      <WaitingButton
        variant="outlined"
        isBusy={isApplying}
        isBlocked={isWriting}
        onClick={applySettings}
        className={styles.narrow}
      >
        {t('reporting:autoFill.apply')}
      </WaitingButton>
    </FormFooter>
  );

  /** Without a project the button clears what was chosen, and says how much. */
  function submitLook() {
    const submits = { label: t('reporting:submit'), isClear: false, isOff: false };
    if (preview.kind !== 'clear') return submits;
    if (!isChosen) return { ...submits, isOff: true };
    const { cleared, unknownStaffIds } = preview.summary;
    const isCounted = !isLoading && cleared > 0;
    if (!isCounted && !isLoading && unknownStaffIds.length === 0) return { ...submits, isOff: true };
    const label = isCounted
      ? t('reporting:confirm.clearCount', { count: cleared })
      : t('reporting:confirm.clear');
    return { label, isClear: true, isOff: false };
  }
}
