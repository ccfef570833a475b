import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { LOW_SCREEN } from '@/theme/media';
import { summarise } from '@/features/work/model/patch-summary';
import type { RecordedSlots } from '@/features/work/model/slot';
import { sortPatch, type SlotPatch } from '@/features/work/model/slot-patch';
import type { Staff } from '@/session/staff-schema';
import { WaitingButton } from '@/ui/form/waiting-button';
import type { SlotHistory } from '../../components/writing/use-slot-history';
import { WriteStatus } from '../../components/writing/write-status';
import { WriteUndo } from '../../components/writing/write-undo';
import { PaintedDays } from './painted-days';
import { SaveState, type Announcement } from './save-state';
import { useStrokeSteps } from './use-stroke-steps';

type SaveBarProps = {
  unsaved: SlotPatch;
  recorded: RecordedSlots;
  people: readonly Staff[];
  history: SlotHistory;
  isSaving: boolean;
  rejectedCount: number;
  onSave: () => void;
  /** Saves and shows the next day to complete; null without one. */
  onSaveNext: (() => void) | null;
  onSendRest: () => Promise<boolean>;
  onDiscard: () => void;
  announcement: Announcement;
  onAnnounce: (words: string) => void;
};

export function SaveBar(props: SaveBarProps) {
  const { unsaved, recorded, people, history, isSaving, rejectedCount, onSendRest, announcement } = props;
  const { t } = useTranslation('painter');
  const [isDetailed, setIsDetailed] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const summary = useMemo(
    () => (unsaved.size > 0 ? summarise(sortPatch(unsaved), recorded) : null),
    [unsaved, recorded],
  );

  // Ctrl+S can save while the focus is on a button that disappears with the unsaved half hours.
  useEffect(() => {
    if (isSaving && bar.current?.contains(document.activeElement)) saveButton.current?.focus();
  }, [isSaving]);

  return (
    <Box
      ref={bar}
      className="screen-only"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 4,
        mx: { xs: -2, sm: -3 },
        mb: -2,
        mt: 2,
        px: { xs: 2, sm: 3 },
        py: '3px',
        borderTop: 1,
        borderColor: 'divider',
        // Within the border of the panel, whose corners have 12 px.
        borderRadius: '0 0 11px 11px',
        backgroundColor: 'background.paper',
        [LOW_SCREEN]: { position: 'static' },
      }}
    >
      <WriteStatus writing={{ ...history.writing, retry: onSendRest }} />
      {rejectedCount > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t('bar.notKept', { count: rejectedCount })}
        </Alert>
      )}
      {isDetailed && summary && <PaintedDays days={summary.days} people={people} />}
      {/* Room for two lines, so that the bar keeps its height with and without an announcement. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 41 }}>
        <SaveState
          summary={summary}
          isSaving={isSaving}
          hasSaved={history.next.undo !== undefined}
          isDetailed={isDetailed}
          onDetailed={setIsDetailed}
          announcement={announcement}
        />
        <SaveButtons {...props} saveButton={saveButton} />
      </Box>
    </Box>
  );
}

type SaveButtonsProps = Pick<
  SaveBarProps,
  'unsaved' | 'history' | 'isSaving' | 'onSave' | 'onSaveNext' | 'onDiscard' | 'onAnnounce'
> & { saveButton: RefObject<HTMLButtonElement | null> };

function SaveButtons(props: SaveButtonsProps) {
  const { unsaved, history, isSaving, onSave, onSaveNext, onDiscard, onAnnounce, saveButton } = props;
  const { t } = useTranslation('painter');
  const steps = useStrokeSteps(isSaving, onAnnounce);
  const isDirty = unsaved.size > 0;

  /** The pressed button disappears with the unsaved half hours, so the focus moves to the save button. */
  function moveFocusAnd(act: () => void) {
    saveButton.current?.focus();
    act();
  }

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
        ml: 'auto',
      }}
    >
      <WriteUndo history={history} unsaved={steps} />
      {isDirty && (
        <WaitingButton isBlocked={isSaving} onClick={() => moveFocusAnd(onDiscard)}>
          {t('bar.discard')}
        </WaitingButton>
      )}
      {isDirty && onSaveNext && (
        <WaitingButton variant="outlined" isBlocked={isSaving} onClick={() => moveFocusAnd(onSaveNext)}>
          {t('bar.saveNext')}
        </WaitingButton>
      )}
      <WaitingButton
        ref={saveButton}
        variant="contained"
        isBusy={isSaving}
        aria-disabled={!isDirty || undefined}
        aria-keyshortcuts="Control+S Control+Enter"
        onClick={onSave}
      >
        {t(isSaving ? 'bar.saving' : 'bar.save')}
      </WaitingButton>
    </Box>
  );
}
