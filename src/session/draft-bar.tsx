import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { focusFirstField } from '@/ui/form/focus-fields';
import type { DraftOffer } from './draft-content';

type DraftBarProps = {
  offers: readonly DraftOffer[];
  onRestore: (name: string) => void;
  onDiscard: (name: string) => void;
};

const STATE_TEXTS = {
  sending: 'drafts:sending',
  looking: 'drafts:looking',
  unknown: 'drafts:unknown',
  saved: 'drafts:saved',
} as const;

function getSeverity({ state, isOutdated }: DraftOffer): AlertColor {
  if (state === 'saved') return 'success';
  return isOutdated || state === 'unknown' ? 'warning' : 'info';
}

const isRestorable = ({ state }: DraftOffer) => state === 'found' || state === 'unknown';

/** Offers unsaved input of earlier visits, and shows how a submit ended whose form was left. */
export function DraftBar({ offers, onRestore, onDiscard }: DraftBarProps) {
  const { t } = useTranslation(['drafts', 'common']);
  const format = useFormat();
  return (
    // Always rendered, because a live region must exist before its text. Not atomic, to read only changes.
    <Box role="status" aria-atomic={false} sx={{ '&:not(:empty)': { display: 'grid', gap: 1, mb: 2 } }}>
      {offers.map((offer) => (
        <Alert
          key={offer.name}
          severity={getSeverity(offer)}
          role="presentation"
          // In a narrow column the buttons wrap below the text.
          sx={{ flexWrap: 'wrap', '& > .MuiAlert-message': { flex: '1 1 180px' } }}
          action={
            <>
              {isRestorable(offer) && (
                <>
                  <OfferButton label={t('drafts:restore')} onPress={() => onRestore(offer.name)} />
                  <OfferButton label={t('drafts:discard')} onPress={() => onDiscard(offer.name)} />
                </>
              )}
              {offer.state === 'saved' && (
                <OfferButton label={t('common:action.close')} onPress={() => onDiscard(offer.name)} />
              )}
            </>
          }
        >
          {offer.state === 'found'
            ? t('drafts:found', { time: format.moment(offer.savedAt) })
            : t(STATE_TEXTS[offer.state])}
          {offer.isOutdated && <div>{t('drafts:outdated')}</div>}
        </Alert>
      ))}
    </Box>
  );
}

function OfferButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button
      color="inherit"
      size="small"
      onClick={({ currentTarget, detail }) => {
        // After a press by keyboard (detail 0) the focus moves on, because the button disappears.
        if (detail === 0) focusFirstField(currentTarget.form);
        onPress();
      }}
    >
      {label}
    </Button>
  );
}
