import type { ComponentProps, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Alert } from '../kit/alert';
import { Button } from '../kit/button';
import styles from './draft-bar.module.css';
import { focusFirstField } from './focus-first';

type Offer = {
  /** Milliseconds. */
  savedAt: number;
  isOutdated: boolean;
  state: 'found' | 'sending' | 'looking' | 'unknown' | 'saved';
};

type DraftBarProps = {
  /** Null where nothing is to be restored. */
  offer: Offer | null;
  onRestore: () => void;
  onDiscard: () => void;
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

/** Offers what was typed on this screen before and not saved, and tells what became of what was being sent. */
export function DraftBar({ offer, onRestore, onDiscard }: DraftBarProps) {
  const { t } = useTranslation(['drafts', 'common']);
  const format = useFormat();
  const acts = {
    found: { restore: t('restore'), discard: t('discard') },
    unknown: { restore: t('restore'), discard: t('discard') },
    saved: { discard: t('common:action.close') },
    sending: {},
    looking: {},
  } as const;
  const { restore, discard }: { restore?: string; discard?: string } = offer ? acts[offer.state] : {};
  const act = (label: string | undefined, run: () => void) =>
    label !== undefined && (
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
      {offer && (
        <Alert
          severity={severityOf(offer)}
          role="presentation"
          className={styles.offer}
          messageClassName={styles.words}
          action={
            <>
              {act(restore, onRestore)}
              {act(discard, onDiscard)}
            </>
          }
        >
          {offer.state === 'found' ? t('found', { time: format.moment(offer.savedAt) }) : t(offer.state)}
          {offer.isOutdated && <div>{t('outdated')}</div>}
        </Alert>
      )}
    </div>
  );
}
