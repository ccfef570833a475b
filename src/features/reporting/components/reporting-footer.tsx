import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormFooter } from '@/ui/form/form-footer';
import type { Staff } from '@/session/staff-schema';
import { HistoryControl } from './history-control';
import type { SlotHistory } from './use-slot-history';
import type { SlotWriting } from './use-slot-write';
import { useTargetWords } from './use-target-words';
import { useWorkForm } from './use-work-form';
import { useAutoFillPreview, useWritePreview, type WriteTarget } from './use-write-preview';
import { WritePreviewLine } from './write-preview';
import { isLong, WriteStatus } from './write-status';

type ReportingFooterProps = {
  target: WriteTarget;
  people: readonly Staff[];
  isLoading: boolean;
  writing: SlotWriting;
  history: SlotHistory;
  onSettingsApplied: () => Promise<void>;
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
  const { control } = useWorkForm();
  const words = useTargetWords(people);
  const preview = useWritePreview(control, target);
  const autoFill = useAutoFillPreview(target);
  const { isSubmitting } = useFormState();
  const isWriting = writing.progress !== null;

  return (
    <FormFooter submitLabel={t('common:action.submit')}>
      <Box sx={{ flexBasis: '100%', minHeight: 24 }}>
        <WriteStatus writing={writing} />
        <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
          {!isLong(writing) && (
            <WritePreviewLine preview={preview} isLoading={isLoading} describePeople={words.who} />
          )}
          <HistoryControl history={history} />
        </Box>
        {autoFill && !isLong(writing) && (
          <Typography variant="caption" component="div" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {t('reporting:autoFill.preview', { created: autoFill.created, replaced: autoFill.replaced })}
          </Typography>
        )}
      </Box>
      <Button
        variant="outlined"
        loading={isWriting && !isSubmitting}
        loadingPosition="start"
        disabled={isWriting}
        onClick={() => void onSettingsApplied()}
        sx={{ px: 1.25 }}
      >
        {t('reporting:autoFill.apply')}
      </Button>
    </FormFooter>
  );
}
