import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { fitToDaysOff } from '@/features/work/model/days-off';
import { createSettingsPatch } from '@/features/work/model/patch-sources';
import { summarise } from '@/features/work/model/patch-summary';
import type { RecordedSlots } from '@/features/work/model/slot';
import type { Staff } from '@/session/staff-schema';
import { WaitingButton } from '@/ui/form/waiting-button';
import { useDatesInOrder } from '../draft/use-reporting-draft';
import type { useDaysOff } from '../recorded/use-days-off';
import { TickBox } from './tick-box';
import { useTargetWords } from './use-target-words';
import { countOnDates } from './use-write-preview';

type DefaultsDialogProps = {
  staffIds: readonly number[];
  recorded: RecordedSlots;
  people: readonly Staff[];
  daysOff: ReturnType<typeof useDaysOff>;
  isWriting: boolean;
  onApply: (isReplacing: boolean) => Promise<unknown>;
  onClose: () => void;
};

/** Previews filling from the weekday defaults; replacing records needs a tick. Source: RP-9. */
export function DefaultsDialog(props: DefaultsDialogProps) {
  const { staffIds, recorded, people, daysOff, isWriting, onApply, onClose } = props;
  const { t } = useTranslation(['reporting', 'common']);
  const titleId = useId();
  const { listDates } = useTargetWords(people);
  const dates = useDatesInOrder();
  const { findDaysOff, isLeaveUnknown } = daysOff;
  const [isReplacing, setIsReplacing] = useState(false);
  const [isApplying, setIsApplying] = useState(false);
  const hasWriteBegun = isApplying && isWriting;

  // The page shows the progress of the write; a fill that writes nothing closes the dialog when it ends.
  useEffect(() => {
    if (hasWriteBegun) onClose();
  }, [hasWriteBegun, onClose]);

  const summary = useMemo(() => {
    const saved = createSettingsPatch({ staffIds, dates }, recorded);
    if (saved.size === 0) return null;
    const { patch, leftOut } = fitToDaysOff(saved, recorded, findDaysOff);
    return {
      ...summarise(patch, recorded),
      leftOut: [
        { words: 'reporting:autoFill.onLeave', slots: leftOut.leave },
        { words: 'reporting:autoFill.onHoliday', slots: leftOut.holiday },
        { words: 'reporting:autoFill.beyondHours', slots: leftOut.workingHours },
      ] as const,
    };
  }, [staffIds, dates, recorded, findDaysOff]);

  async function apply(): Promise<void> {
    setIsApplying(true);
    try {
      await onApply(isReplacing);
    } finally {
      onClose();
    }
  }

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('reporting:autoFill.view')}</DialogTitle>
      <DialogContent>
        {summary ? describe(summary) : t('reporting:autoFill.nothingSaved')}
        {summary && (
          <TickBox
            label={t('reporting:autoFill.alsoReplace', { count: summary.replaced })}
            disabled={summary.replaced === 0}
            checked={isReplacing && summary.replaced > 0}
            onTicked={setIsReplacing}
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
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
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

  function describe({ created, replaced, leftOut }: NonNullable<typeof summary>) {
    return (
      <>
        <div>
          {replaced === 0 && t('reporting:autoFill.preview', { created })}
          {replaced > 0 && !isReplacing && t('reporting:autoFill.previewKept', { created, kept: replaced })}
          {replaced > 0 && isReplacing && t('reporting:autoFill.previewReplaced', { created, replaced })}
        </div>
        {leftOut
          .filter(({ slots }) => slots.length > 0)
          .map(({ words, slots }) => {
            const { count, dates: leftOutDates } = countOnDates(slots);
            return <div key={words}>{t(words, { count, dates: listDates(leftOutDates) })}</div>;
          })}
        {isLeaveUnknown && <div>{t('reporting:autoFill.leaveUnknown')}</div>}
      </>
    );
  }
}
