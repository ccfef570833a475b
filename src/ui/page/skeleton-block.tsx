import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

type SkeletonBlockProps = {
  /** The height of what will stand here, so that nothing jumps. */
  height: number;
  /** Lines of text instead of one block. */
  lines?: number;
};

/** Keeps the place of content that is on its way, and says so once to screen readers. */
export function SkeletonBlock({ height, lines = 0 }: SkeletonBlockProps) {
  const { t } = useTranslation();
  return (
    <Box role="status" sx={{ height }}>
      <span className="visually-hidden">{t('label.loading')}</span>
      {lines === 0 ? (
        <Skeleton variant="rounded" height={height} />
      ) : (
        Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} height={height / lines} width={`${100 - ((line * 13) % 40)}%`} />
        ))
      )}
    </Box>
  );
}
