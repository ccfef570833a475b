import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '@/ui/kit/text';
import type { PatchSummary } from '@/features/work/model/patch-summary';
import styles from './auto-fill-preview.module.css';
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
      <Text variant="caption" component="div" color="secondary" className={styles.words}>
        {replaced === 0 && t('autoFill.preview', { created })}
        {replaced > 0 && !isReplacing && t('autoFill.previewKept', { created, kept: replaced })}
        {replaced > 0 && isReplacing && t('autoFill.previewReplaced', { created, replaced })}
      </Text>
      <TickBox
        label={t('autoFill.alsoReplace', { count: replaced })}
        disabled={replaced === 0}
        checked={isReplacing && replaced > 0}
        onTicked={onReplacing}
      />
    </>
  );
});
