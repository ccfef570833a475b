import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ComponentProps, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import styles from './draft-bar.module.css';
import { focusFirstField } from './focus-first';

type Offer = {
  name: string;
  /** Milliseconds. */
  savedAt: number;
  isOutdated: boolean;
  state: 'found' | 'sending' | 'looking' | 'unknown' | 'saved';
};

type DraftBarProps = {
  offers: readonly Offer[];
  /** Each gets the name of the offer. */
  onRestore: (name: string) => void;
  onDiscard: (name: string) => void;
};

/** The bar goes with its buttons: who pressed them by keyboard goes on at the first field. */
function goOn({ currentTarget, detail }: MouseEvent<HTMLButtonElement>): void {
  const isByKeyboard = detail === 0;
  if (isByKeyboard) focusFirstField(currentTarget.form);
}

function severityOf({ state, isOutdated }: Offer): ComponentProps<typeof Alert>['severity'] {
  if (state === 'saved') return 'success';
  return isOutdated || state === 'unknown' ? 'warning' : 'info';
}

const isOffered = ({ state }: Offer) => state === 'found' || state === 'unknown';

/** Offers what was typed on this screen before and not saved, in this tab or another, and tells what became of what was being sent. */
export function DraftBar({ offers, onRestore, onDiscard }: DraftBarProps) {
  const { t } = useTranslation(['drafts', 'common']);
  const format = useFormat();
  const act = (label: string, run: () => void) => (
    <Button
      color="inherit"
      size="small"
      onClick={(event) => {
        goOn(event);
        run();
      }}
    >
      {label}
    </Button>
  );
  return (
    // The region stands before its words do: only then they are read out.
    <div role="status" className={styles.bar}>
      {offers.map((offer) => (
        <Alert
          key={offer.name}
          severity={severityOf(offer)}
          role="presentation"
          className={styles.offer}
          slotProps={{ message: { className: styles.words } }}
          action={
            <>
              {isOffered(offer) && act(t('drafts:restore'), () => onRestore(offer.name))}
              {isOffered(offer) && act(t('drafts:discard'), () => onDiscard(offer.name))}
              {offer.state === 'saved' && act(t('common:action.close'), () => onDiscard(offer.name))}
            </>
          }
        >
          {offer.state === 'found'
            ? t('drafts:found', { time: format.moment(offer.savedAt) })
            : t(`drafts:${offer.state}`)}
          {offer.isOutdated && <div>{t('drafts:outdated')}</div>}
        </Alert>
      ))}
    </div>
  );
}
