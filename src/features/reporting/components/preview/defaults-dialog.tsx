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
  const hasBegun = isApplying && isWriting;

  useEffect(() => {
    if (hasBegun) onClose();
  }, [hasBegun, onClose]);

  const summary = useMemo(() => {
    const saved = createSettingsPatch({ staffIds, dates }, recorded);
    if (saved.size === 0) return null;
    const { patch, leftOut } = fitToDaysOff(saved, recorded, findDaysOff);
    return {
      ...summarise(patch, recorded),
      onLeave: countOnDates(leftOut.leave),
      onHoliday: countOnDates(leftOut.holiday),
      beyondHours: countOnDates(leftOut.workingHours),
    };
  }, [staffIds, dates, recorded, findDaysOff]);

  function apply() {
    setIsApplying(true);
    void onApply(isReplacing).then(onClose);
  }

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('reporting:autoFill.view')}</DialogTitle>
      <DialogContent>
        {summary ? words(summary) : t('reporting:autoFill.nothingSaved')}
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
        <WaitingButton variant="contained" isBusy={isApplying} isBlocked={isWriting} onClick={apply}>
          {t('reporting:autoFill.apply')}
        </WaitingButton>
      </DialogActions>
    </Dialog>
  );

  function words({ created, replaced, onLeave, onHoliday, beyondHours }: NonNullable<typeof summary>) {
    return (
      <>
        <div>
          {replaced === 0 && t('reporting:autoFill.preview', { created })}
          {replaced > 0 && !isReplacing && t('reporting:autoFill.previewKept', { created, kept: replaced })}
          {replaced > 0 && isReplacing && t('reporting:autoFill.previewReplaced', { created, replaced })}
        </div>
        {onLeave.count > 0 && (
          <div>
            {t('reporting:autoFill.onLeave', {
              count: onLeave.count,
              dates: listDates(onLeave.dates),
            })}
          </div>
        )}
        {onHoliday.count > 0 && (
          <div>
            {t('reporting:autoFill.onHoliday', {
              count: onHoliday.count,
              dates: listDates(onHoliday.dates),
            })}
          </div>
        )}
        {beyondHours.count > 0 && (
          <div>
            {t('reporting:autoFill.beyondHours', {
              count: beyondHours.count,
              dates: listDates(beyondHours.dates),
            })}
          </div>
        )}
        {isLeaveUnknown && <div>{t('reporting:autoFill.leaveUnknown')}</div>}
      </>
    );
  }
}
