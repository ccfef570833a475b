import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { focusFirstField } from './focus-first-field';

type DraftBarProps = {
  /** Null where nothing is to be restored. `savedAt` in milliseconds. */
  offer: { savedAt: number; isOutdated: boolean } | null;
  onRestore: () => void;
  onDiscard: () => void;
};

/** The bar goes with its buttons: who pressed them by keyboard goes on at the first field. */
function goOn({ currentTarget, detail }: MouseEvent<HTMLButtonElement>): void {
  const isByKeyboard = detail === 0;
  if (!isByKeyboard) return;
  focusFirstField(currentTarget.form);
}

/** Offers what was typed on this screen before and not saved. */
export function DraftBar({ offer, onRestore, onDiscard }: DraftBarProps) {
  const { t } = useTranslation('drafts');
  const format = useFormat();
  return (
    // The region stands before its words do: only then they are read out.
    <Box role="status" sx={{ '&:not(:empty)': { mb: 2 } }}>
      {offer && (
        <Alert
          severity={offer.isOutdated ? 'warning' : 'info'}
          role="presentation"
          // In a narrow column the buttons stand below the words.
          sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 180px' } }}
          action={
            <>
              <Button
                color="inherit"
                size="small"
                onClick={(event) => {
                  goOn(event);
                  onRestore();
                }}
              >
                {t('restore')}
              </Button>
              <Button
                color="inherit"
                size="small"
                onClick={(event) => {
                  goOn(event);
                  onDiscard();
                }}
              >
                {t('discard')}
              </Button>
            </>
          }
        >
          {t('found', { time: format.moment(offer.savedAt) })}
          {offer.isOutdated && <div>{t('outdated')}</div>}
        </Alert>
      )}
    </Box>
  );
}
