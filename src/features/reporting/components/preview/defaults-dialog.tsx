import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { fitToDaysOff, type FindDaysOff } from '@/features/work/model/days-off';
import { createSettingsPatch, deletedSettings } from '@/features/work/model/patch-sources';
import { summarise, type PatchSummary } from '@/features/work/model/patch-summary';
import type { RecordedSlots, SlotKey } from '@/features/work/model/slot';
import type { Staff } from '@/session/staff-schema';
import { TickBox } from '@/ui/form/tick-box';
import { WaitingButton } from '@/ui/form/waiting-button';
import { useDatesInOrder } from '../draft/use-reporting-draft';
import type { useDaysOff } from '../recorded/use-days-off';
import { useTargetWords } from './use-target-words';
import { countOnDates } from './use-write-preview';

type DefaultsDialogProps = {
  staffIds: readonly number[];
  recorded: RecordedSlots;
  people: readonly Staff[];
  isLoading: boolean;
  daysOff: ReturnType<typeof useDaysOff>;
  isWriting: boolean;
  onApply: (isReplacing: boolean) => Promise<unknown>;
  onClose: () => void;
};

type LeftOut = {
  text: 'autoFill.deleted' | 'autoFill.onLeave' | 'autoFill.onHoliday' | 'autoFill.beyondHours';
  slots: readonly SlotKey[];
};

/** Previews filling from the weekday defaults; replacing records needs a tick. Source: RP-9. */
export function DefaultsDialog(props: DefaultsDialogProps) {
  const { staffIds, recorded, people, isLoading, daysOff, isWriting, onApply, onClose } = props;
  const { t } = useTranslation(['reporting', 'common']);
  const titleId = useId();
  const { findDaysOff, isLeaveUnknown, isCalendarUnknown } = daysOff;
  const [isTicked, setIsTicked] = useState(false);
  const [isApplying, setIsApplying] = useState(false);
  const hasWriteBegun = isApplying && isWriting;

  const isClosed = useRef(false);
  /** Closes only once, because the dialog may have been opened again when the write ends. */
  const close = useCallback(() => {
    if (isClosed.current) return;
    isClosed.current = true;
    onClose();
  }, [onClose]);

  // The page shows the progress of the write.
  useEffect(() => {
    if (hasWriteBegun) close();
  }, [hasWriteBegun, close]);

  const loadedSummary = useFillSummary(staffIds, recorded, findDaysOff);
  const summary = isLoading ? null : loadedSummary;
  // After the tick the records may change, so that nothing is left to replace.
  const willReplace = isTicked && summary !== null && summary.replaced > 0;

  /** Stays open while the fill reads, because closing would not cancel the fill. */
  function cancel() {
    if (!isApplying) close();
  }

  async function apply(): Promise<void> {
    setIsApplying(true);
    try {
      await onApply(willReplace);
    } finally {
      close();
    }
  }

  return (
    <Dialog open onClose={cancel} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('reporting:autoFill.view')}</DialogTitle>
      <DialogContent>
        <div role="status">
          {summary ? (
            <DefaultsSummary
              summary={summary}
              people={people}
              willReplace={willReplace}
              isLeaveUnknown={isLeaveUnknown}
              isCalendarUnknown={isCalendarUnknown}
            />
          ) : (
            t(isLoading ? 'reporting:preview.loading' : 'reporting:autoFill.nothingSaved')
          )}
        </div>
        {summary && (
          <TickBox
            label={t('reporting:autoFill.alsoReplace', { count: summary.replaced })}
            disabled={summary.replaced === 0}
            checked={willReplace}
            onTicked={setIsTicked}
          />
        )}
        <Button
          component={Link}
          to={paths.reportingSetting}
          size="small"
          sx={{ display: 'block', ml: -1.25 }}
        >
          {t('reporting:autoFill.edit')}
        </Button>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <WaitingButton isBlocked={isApplying} onClick={cancel}>
          {t('common:action.cancel')}
        </WaitingButton>
        <WaitingButton
          variant="contained"
          isBusy={isApplying}
          isBlocked={isWriting}
          onClick={() => void apply()}
        >
          {t('reporting:autoFill.apply')}
        </WaitingButton>
      </DialogActions>
    </Dialog>
  );
}

type FillSummary = Pick<PatchSummary, 'created' | 'replaced' | 'unknownStaffIds'> & {
  leftOut: readonly LeftOut[];
};

/** Null where all records are known and no defaults are saved for the dates. */
function useFillSummary(
  staffIds: readonly number[],
  recorded: RecordedSlots,
  findDaysOff: FindDaysOff,
): FillSummary | null {
  const dates = useDatesInOrder();
  return useMemo(() => {
    const saved = createSettingsPatch({ staffIds, dates }, recorded);
    const deleted = deletedSettings({ staffIds, dates }, recorded);
    const unknownStaffIds = staffIds.filter((id) => !recorded.has(id));
    if (saved.size === 0 && deleted.length === 0 && unknownStaffIds.length === 0) return null;
    const { patch, leftOut } = fitToDaysOff(saved, recorded, findDaysOff);
    return {
      ...summarise(patch, recorded),
      unknownStaffIds,
      leftOut: [
        { text: 'autoFill.deleted', slots: deleted },
        { text: 'autoFill.onLeave', slots: leftOut.leave },
        { text: 'autoFill.onHoliday', slots: leftOut.holiday },
        { text: 'autoFill.beyondHours', slots: leftOut.workingHours },
      ],
    };
  }, [staffIds, dates, recorded, findDaysOff]);
}

type DefaultsSummaryProps = {
  summary: FillSummary;
  people: readonly Staff[];
  willReplace: boolean;
  isLeaveUnknown: boolean;
  isCalendarUnknown: boolean;
};

function DefaultsSummary({
  summary,
  people,
  willReplace,
  isLeaveUnknown,
  isCalendarUnknown,
}: DefaultsSummaryProps) {
  const { t } = useTranslation('reporting');
  const { describePeople, listDates } = useTargetWords(people);
  const { created, replaced, unknownStaffIds, leftOut } = summary;

  function describeCounts(): string {
    if (replaced === 0) return t('autoFill.preview', { created });
    if (willReplace) return t('autoFill.previewReplaced', { created, replaced });
    return t('autoFill.previewKept', { created, kept: replaced });
  }

  return (
    <>
      <div>{describeCounts()}</div>
      {leftOut
        .filter(({ slots }) => slots.length > 0)
        .map(({ text, slots }) => {
          const { count, dates } = countOnDates(slots);
          return <div key={text}>{t(text, { count, dates: listDates(dates) })}</div>;
        })}
      {unknownStaffIds.length > 0 && (
        <div>
          {t('preview.unknown', { who: describePeople(unknownStaffIds), count: unknownStaffIds.length })}
        </div>
      )}
      {isLeaveUnknown && <div>{t('autoFill.leaveUnknown')}</div>}
      {isCalendarUnknown && <div>{t('autoFill.calendarUnknown')}</div>}
    </>
  );
}
