import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { FocusFallback } from './focus-fallback';
import type { BatchAct } from './use-batch-run';
import type { BatchCard } from './use-batch-cards';

type PhotoGapsProps = {
  /** Those without a photo that can be printed. */
  cards: readonly BatchCard[];
  /** What waits for an answer. */
  asked: BatchAct | null;
  onAccept: (act: BatchAct) => void;
  /** Called where the focus goes with what had it. */
  onFocusLost: () => void;
};

const FIRST = 6;

function focusOn(alert: HTMLElement | null) {
  alert?.focus();
}

/** Whose cards would have an empty frame, before anything is printed: with the way to their photo, and the way on without. */
export function PhotoGaps({ cards, asked, onAccept, onFocusLost }: PhotoGapsProps) {
  const { t } = useTranslation('cards');
  const [isWhole, setIsWhole] = useState(false);
  if (cards.length === 0) return null;
  const shown = isWhole ? cards : cards.slice(0, FIRST);
  return (
    <Alert
      // Drawn anew when it begins to ask, to be read then.
      key={asked}
      ref={asked ? focusOn : undefined}
      severity="warning"
      tabIndex={-1}
      role={asked ? 'alert' : 'group'}
    >
      <AlertTitle>{t('gaps.title', { count: cards.length })}</AlertTitle>
      {t('gaps.why')}
      <Box component="ul" sx={{ my: 1, pl: 2.5, maxHeight: 240, overflow: 'auto' }}>
        {shown.map((card) => (
          <li key={card.id}>
            {card.photo === null
              ? t('gaps.none', { name: card.name })
              : t('gaps.unreadable', { name: card.name })}{' '}
            <Link
              to={paths.memberEdit(card.id)}
              aria-label={t('gaps.addOf', { name: card.name })}
              style={{ color: 'inherit' }}
            >
              {t('gaps.add')}
            </Link>
          </li>
        ))}
      </Box>
      {cards.length > shown.length && (
        <Button color="inherit" size="small" onClick={() => setIsWhole(true)}>
          {t('gaps.all', { all: cards.length })}
        </Button>
      )}
      {asked && (
        <FocusFallback onLost={onFocusLost}>
          <Button color="inherit" variant="outlined" size="small" onClick={() => onAccept(asked)}>
            {asked === 'print' ? t('gaps.print') : t('gaps.pictures')}
          </Button>
        </FocusFallback>
      )}
    </Alert>
  );
}
