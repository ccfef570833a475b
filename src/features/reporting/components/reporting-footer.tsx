import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFooter } from '@/ui/form/form-footer';
import { WaitingButton } from '@/ui/form/waiting-button';
import type { Staff } from '@/session/staff-schema';
import { hasChosen } from '../model/reporting-draft';
import { AutoFillPreview } from './preview/auto-fill-preview';
import { HistoryControl } from './writing/history-control';
import type { SlotHistory } from './writing/use-slot-history';
import type { SlotWriting } from './writing/use-slot-write';
import { useReportingDraft } from './draft/use-reporting-draft';
import { useTargetWords } from './preview/use-target-words';
import { useAutoFillPreview, useWritePreview, type WriteTarget } from './preview/use-write-preview';
import { WritePreviewLine } from './preview/write-preview';
import { isLong, WriteStatus } from './writing/write-status';

type ReportingFooterProps = {
  target: WriteTarget;
  people: readonly Staff[];
  isLoading: boolean;
  writing: SlotWriting;
  history: SlotHistory;
  /** Resolves to whether all was sent. */
  onSettingsApplied: (isReplacing: boolean) => Promise<boolean>;
};

/** What submitting will do, how it goes, and the buttons. Always in sight. */
export function ReportingFooter({
  target,
  people,
  isLoading,
  writing,
  history,
  onSettingsApplied,
}: ReportingFooterProps) {
  const { t } = useTranslation(['reporting', 'common']);
  const words = useTargetWords(people);
  const preview = useWritePreview(target);
  // On a fresh page nobody clears by accident what it happens to name.
  const isChosen = useReportingDraft(hasChosen);
  const autoFill = useAutoFillPreview(target);
  const isWriting = writing.progress !== null;

  const previewId = useId();
  const [isReplacing, setIsReplacing] = useState(false);
  const [isApplying, setIsApplying] = useState(false);
  const look = submitLook();

  /** Each replacing needs its own tick. */
  async function applySettings() {
    setIsApplying(true);
    if (await onSettingsApplied(isReplacing)) setIsReplacing(false);
    setIsApplying(false);
  }

  return (
    <FormFooter
      submitLabel={look.label}
      tone={look.isClear ? 'danger' : 'normal'}
      disabledReasonId={look.isOff ? previewId : undefined}
    >
      <Box sx={{ flexBasis: '100%', minHeight: 24 }}>
        <WriteStatus writing={writing} />
        <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
          {!isLong(writing) && (
            <WritePreviewLine
              id={previewId}
              preview={preview}
              isLoading={isLoading}
              hasChosen={isChosen}
              describePeople={words.who}
            />
          )}
          <HistoryControl history={history} />
        </Box>
        {autoFill && !isLong(writing) && (
          <AutoFillPreview summary={autoFill} isReplacing={isReplacing} onReplacing={setIsReplacing} />
        )}
      </Box>
      <WaitingButton
        variant="outlined"
        isBusy={isApplying}
        isBlocked={isWriting}
        onClick={() => void applySettings()}
        // In a narrow column its words take two lines, so that the buttons need one row.
        sx={{
          flex: '1 1 112px',
          maxWidth: { sm: 'max-content' },
          px: 1,
          py: 0,
          fontSize: 13,
          lineHeight: 1.3,
        }}
      >
        {t('reporting:autoFill.apply')}
      </WaitingButton>
    </FormFooter>
  );

  /** Without a project the button clears, and says how much. */
  function submitLook() {
    const submits = { label: t('common:action.submit'), isClear: false, isOff: false };
    if (preview.kind !== 'clear') return submits;
    const { cleared, unknownStaffIds } = preview.summary;
    const isCounted = !isLoading && cleared > 0;
    if (!isCounted && !isLoading && unknownStaffIds.length === 0) return { ...submits, isOff: true };
    const label = isCounted
      ? t('reporting:confirm.clearCount', { count: cleared })
      : t('reporting:confirm.clear');
    return { label, isClear: true, isOff: !isChosen };
  }
}
