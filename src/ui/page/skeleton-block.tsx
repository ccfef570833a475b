import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { skeletonLook } from './skeleton-look';

type SkeletonBlockProps = {
  /** The height of what will stand here, so that nothing jumps. */
  height: number;
  /** Lines of text instead of one block. */
  lines?: number;
};

const Shape = styled('span')(({ theme }) => skeletonLook(theme));

/** Keeps the place of content that is on its way, and says so once to screen readers. */
export function SkeletonBlock({ height, lines = 0 }: SkeletonBlockProps) {
  const { t } = useTranslation();
  return (
    <Box role="status" data-skeleton sx={{ height }}>
      <span className="visually-hidden">{t('label.loading')}</span>
      {lines === 0 ? (
        <Shape style={{ height }} />
      ) : (
        Array.from({ length: lines }, (_, line) => (
          <Shape
            key={line}
            style={{
              height: height / lines,
              width: `${100 - ((line * 13) % 40)}%`,
              transform: 'scale(1, 0.6)',
            }}
          />
        ))
      )}
    </Box>
  );
}
