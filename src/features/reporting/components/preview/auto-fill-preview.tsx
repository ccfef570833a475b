import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PatchSummary } from '@/features/work/model/patch-summary';
import { TickBox } from './tick-box';

type AutoFillPreviewProps = {
  /** Of all that the settings name, recorded or not. */
  summary: PatchSummary;
  isReplacing: boolean;
  onReplacing: (isReplacing: boolean) => void;
};

/** What auto-fill will do, and the tick without which it replaces nothing. Source: RP-9. */
export const AutoFillPreview = memo(function AutoFillPreview({
  summary,
  isReplacing,
  onReplacing,
}: AutoFillPreviewProps) {
  const { t } = useTranslation('reporting');
  const { created, replaced } = summary;
  return (
    <>
      <Typography variant="caption" component="div" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {replaced === 0 && t('autoFill.preview', { created })}
        {replaced > 0 && !isReplacing && t('autoFill.previewKept', { created, kept: replaced })}
        {replaced > 0 && isReplacing && t('autoFill.previewReplaced', { created, replaced })}
      </Typography>
      <TickBox
        label={t('autoFill.alsoReplace', { count: replaced })}
        disabled={replaced === 0}
        checked={isReplacing && replaced > 0}
        onTicked={onReplacing}
      />
    </>
  );
});
