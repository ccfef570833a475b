import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';

type MoreRowsProps = { shown: number; all: number; onMore: () => void };

export function MoreRows({ shown, all, onMore }: MoreRowsProps) {
  const { t } = useTranslation('hours');
  const format = useFormat();
  const count = useRef<HTMLParagraphElement>(null);
  /** The number of all rows when the button was pressed, until other rows are listed. */
  const [pressedFor, setPressedFor] = useState<number | null>(null);
  if (pressedFor !== null && pressedFor !== all) setPressedFor(null);
  const isWhole = shown === all;
  const isLastPortion = isWhole && pressedFor === all;

  // The button disappears with the last rows: the count takes the focus.
  useEffect(() => {
    if (isLastPortion) count.current?.focus();
  }, [isLastPortion]);

  // A list that was never cut needs no count.
  if (isWhole && !isLastPortion) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2 }}>
      <Typography ref={count} variant="body2" tabIndex={-1} sx={{ color: 'text.secondary' }}>
        {t('shownRows', { shown: format.number(shown), all: format.number(all) })}
      </Typography>
      {!isWhole && (
        <Button variant="outlined" onClick={showMore}>
          {t('more')}
        </Button>
      )}
    </Box>
  );

  function showMore() {
    setPressedFor(all);
    onMore();
  }
}
