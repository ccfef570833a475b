import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { LOW_SCREEN } from '@/theme/media';
import { summarise, type PatchSummary } from '@/features/work/model/patch-summary';
import type { RecordedSlots } from '@/features/work/model/slot';
import { inOrder, type SlotPatch } from '@/features/work/model/slot-patch';
import type { Staff } from '@/session/staff-schema';
import { WaitingButton } from '@/ui/form/waiting-button';
import { useDraftStore } from '../../components/draft/use-reporting-draft';
import { PreviewCounts, type PreviewCount } from '../../components/preview/preview-counts';
import { useTargetWords } from '../../components/preview/use-target-words';
import type { SlotHistory } from '../../components/writing/use-slot-history';
import { WriteStatus } from '../../components/writing/write-status';
import { WriteUndo } from '../../components/writing/write-undo';
import { useOutboxJobs } from '../../outbox/components/use-outbox-jobs';
import { countSlots } from '../../outbox/model/outbox-jobs';

type Counts = Pick<PatchSummary, 'created' | 'replaced' | 'cleared'>;

type SaveBarProps = {
  unsaved: SlotPatch;
  recorded: RecordedSlots;
  people: readonly Staff[];
  history: SlotHistory;
  isSaving: boolean;
  notKept: number;
  onSave: () => void;
  /** Saves and shows the next day to complete; null without one. */
  onSaveNext: (() => void) | null;
  onSendRest: () => Promise<boolean>;
  onDiscard: () => void;
  /** The last announcement for screen readers, which is shown too. */
  announcement: string;
  onAnnounce: (words: string) => void;
};

/** The unsaved half hours in numbers, with the buttons that save, undo and discard them. */
export function SaveBar(props: SaveBarProps) {
  const {
    unsaved,
    recorded,
    people,
    history,
    isSaving,
    notKept,
    onSave,
    onSaveNext,
    onSendRest,
    onDiscard,
    announcement,
    onAnnounce,
  } = props;
  const { t } = useTranslation(['painter', 'reporting']);
  const toCounts = useCountWords();
  const [isDetailed, setIsDetailed] = useState(false);
  const summary = useMemo(() => summarise(inOrder(unsaved), recorded), [unsaved, recorded]);
  const steps = useStrokeSteps(isSaving, onAnnounce);
  const isDirty = unsaved.size > 0;
  const jobs = useOutboxJobs();
  const waiting = countSlots(jobs);

  return (
    <Box
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
        borderRadius: '0 0 11px 11px',
        backgroundColor: 'background.paper',
        [LOW_SCREEN]: { position: 'static' },
      }}
    >
      <WriteStatus writing={{ ...history.writing, retry: onSendRest }} />
      {notKept > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t('painter:bar.notKept', { count: notKept })}
        </Alert>
      )}
      {isDetailed && isDirty && <PaintedDays days={summary.days} people={people} toCounts={toCounts} />}
      {/* Two lines beside the buttons, or over them: 48 px where these have room in one row. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 41 }}>
        <Box sx={{ flex: '1 1 0', minWidth: 'min(100%, 240px)' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
            <Typography variant="body2" sx={{ fontWeight: isDirty ? 'fontWeightMedium' : undefined }}>
              {t(findState(), { count: waiting })}
            </Typography>
            {isDirty && (
              <>
                <PreviewCounts label={t('painter:bar.label')} counts={toCounts(summary)} />
                <Button
                  size="small"
                  aria-expanded={isDetailed}
                  onClick={() => setIsDetailed(!isDetailed)}
                  sx={{ minHeight: 24, py: 0 }}
                >
                  {t('painter:bar.details')}
                </Button>
              </>
            )}
          </Box>
          <Typography
            role="status"
            variant="caption"
            component="p"
            noWrap
            title={announcement}
            sx={{ lineHeight: '17px', color: 'text.secondary' }}
          >
            {announcement}
          </Typography>
        </Box>
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
            <Button onClick={onDiscard} disabled={isSaving}>
              {t('painter:bar.discard')}
            </Button>
          )}
          {isDirty && onSaveNext && (
            <WaitingButton variant="outlined" isBlocked={isSaving} onClick={onSaveNext}>
              {t('painter:bar.saveNext')}
            </WaitingButton>
          )}
          <WaitingButton
            variant="contained"
            isBusy={isSaving}
            aria-disabled={!isDirty || undefined}
            aria-keyshortcuts="Control+S Control+Enter"
            onClick={onSave}
          >
            {t(isSaving ? 'painter:bar.saving' : 'painter:bar.save')}
          </WaitingButton>
        </Box>
      </Box>
    </Box>
  );

  function findState() {
    if (isSaving) return 'painter:bar.saving';
    if (isDirty) return 'painter:bar.unsaved';
    if (waiting > 0) return 'painter:bar.waiting';
    return history.next.undo ? 'painter:bar.saved' : 'painter:bar.start';
  }
}

type PaintedDaysProps = {
  days: PatchSummary['days'];
  people: readonly Staff[];
  toCounts: (changes: Counts) => PreviewCount[];
};

function PaintedDays({ days, people, toCounts }: PaintedDaysProps) {
  const { t } = useTranslation('painter');
  const format = useFormat();
  const words = useTargetWords(people);
  return (
    <Box component="ul" className="tabular" sx={{ m: 0, mb: 1, pl: 2.5, maxHeight: 160, overflow: 'auto' }}>
      {days.map((day) => (
        <li key={`${day.staffId} ${day.date}`}>
          {t('bar.dayCounts', {
            who: words.describePeople([day.staffId]),
            date: format.dayOfMonth(day.date),
            counts: format.list(toCounts(day).map(({ text }) => text)),
          })}
        </li>
      ))}
    </Box>
  );
}

function useCountWords() {
  const { t } = useTranslation(['painter', 'reporting']);
  return ({ created, replaced, cleared }: Counts): PreviewCount[] => {
    const counts: PreviewCount[] = [];
    if (created > 0)
      counts.push({ kind: 'created', text: t('reporting:preview.created', { count: created }) });
    if (replaced > 0)
      counts.push({ kind: 'replaced', text: t('reporting:preview.replaced', { count: replaced }) });
    if (cleared > 0) counts.push({ kind: 'cleared', text: t('painter:bar.cleared', { count: cleared }) });
    return counts;
  };
}

/** Undo and redo of unsaved strokes. While saving they do nothing: undo could mean the stroke or the write. */
function useStrokeSteps(isSaving: boolean, onAnnounce: (words: string) => void) {
  const { t } = useTranslation('painter');
  const store = useDraftStore();
  const canUndo = useSyncExternalStore(store.subscribe, store.canUndoPainting);
  const canRedo = useSyncExternalStore(store.subscribe, store.canRedoPainting);
  return useMemo(() => {
    if (isSaving) return { canUndo: true, canRedo: true, undo: () => undefined, redo: () => undefined };
    return {
      canUndo,
      canRedo,
      undo: () => {
        store.undoPainting();
        onAnnounce(t('said.undone'));
      },
      redo: () => {
        store.redoPainting();
        onAnnounce(t('said.redone'));
      },
    };
  }, [isSaving, canUndo, canRedo, store, onAnnounce, t]);
}
