import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PatchSummary } from '@/features/work/model/patch-summary';
import { PreviewCounts } from '../../components/preview/preview-counts';
import { useOutboxJobs } from '../../outbox/components/use-outbox-jobs';
import { countSlots } from '../../outbox/model/outbox-jobs';
import { useCountWords } from './use-count-words';

/** `count` is the number of announcements so far. */
export type Announcement = { words: string; count: number };

type SaveStateProps = {
  summary: PatchSummary | null;
  isSaving: boolean;
  /** True after a save on this page, until it is undone. */
  hasSaved: boolean;
  isDetailed: boolean;
  onDetailed: (isDetailed: boolean) => void;
  announcement: Announcement;
};

export function SaveState(props: SaveStateProps) {
  const { summary, isSaving, hasSaved, isDetailed, onDetailed, announcement } = props;
  const { t } = useTranslation('painter');
  const describeCounts = useCountWords();
  const waiting = countSlots(useOutboxJobs());

  function findStateKey() {
    if (isSaving) return 'bar.saving';
    if (summary) return 'bar.unsaved';
    if (waiting > 0) return 'bar.waiting';
    return hasSaved ? 'bar.saved' : 'bar.empty';
  }

  return (
    <Box sx={{ flex: '1 1 0', minWidth: 'min(100%, 240px)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Typography variant="body2" sx={{ fontWeight: summary ? 'fontWeightMedium' : undefined }}>
          {t(findStateKey(), { count: waiting })}
        </Typography>
        {summary && (
          <>
            <PreviewCounts label={t('bar.label')} counts={describeCounts(summary)} />
            <Button
              size="small"
              aria-expanded={isDetailed}
              onClick={() => onDetailed(!isDetailed)}
              sx={{ minHeight: 24, py: 0 }}
            >
              {t('bar.details')}
            </Button>
          </>
        )}
      </Box>
      <Typography
        role="status"
        variant="caption"
        component="p"
        noWrap
        title={announcement.words}
        sx={{ lineHeight: '17px', color: 'text.secondary' }}
      >
        {/* A new element each time, because screen readers do not announce an unchanged text again. */}
        <span key={announcement.count}>{announcement.words}</span>
      </Typography>
    </Box>
  );
}
