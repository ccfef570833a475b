import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useFormat } from '@/i18n/format';
import type { BatchAct } from './use-batch-run';
import type { BatchCard } from './use-batch-cards';

type PhotoGapsProps = {
  cards: readonly BatchCard[];
  /** The action that waits for the user's consent. */
  pendingAct: BatchAct | null;
  onAccept: (act: BatchAct) => void;
};

const SHOWN_AT_FIRST = 6;

function focusOn(alert: HTMLElement | null) {
  alert?.focus();
}

export function PhotoGaps({ cards, pendingAct, onAccept }: PhotoGapsProps) {
  const { t } = useTranslation('cards');
  const format = useFormat();
  const titleId = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  if (cards.length === 0) return null;
  const shown = isExpanded ? cards : cards.slice(0, SHOWN_AT_FIRST);
  return (
    <Alert
      // A new key remounts the alert when it asks for consent, so that screen readers announce it.
      key={pendingAct}
      ref={pendingAct ? focusOn : undefined}
      severity="warning"
      tabIndex={-1}
      role={pendingAct ? 'alert' : 'group'}
      aria-labelledby={titleId}
    >
      <AlertTitle id={titleId}>{t('gaps.title', { count: cards.length })}</AlertTitle>
      {t('gaps.why')}
      <Box component="ul" sx={{ my: 1, pl: 2.5, maxHeight: 240, overflow: 'auto' }}>
        {shown.map((card) => {
          const name = format.name(card);
          return (
            <li key={card.id}>
              {card.photoUrl === null ? t('gaps.none', { name }) : t('gaps.unreadable', { name })}{' '}
              <Link
                to={paths.memberEdit(card.id)}
                aria-label={t('gaps.addOf', { name })}
                style={{ color: 'inherit' }}
              >
                {t('gaps.add')}
              </Link>
            </li>
          );
        })}
      </Box>
      {cards.length > shown.length && (
        <Button color="inherit" size="small" onClick={() => setIsExpanded(true)}>
          {t('gaps.all', { all: cards.length })}
        </Button>
      )}
      {pendingAct && (
        <Button color="inherit" variant="outlined" size="small" onClick={() => onAccept(pendingAct)}>
          {pendingAct === 'print' ? t('gaps.print') : t('gaps.pictures')}
        </Button>
      )}
    </Alert>
  );
}
