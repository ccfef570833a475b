import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { translateMessage } from '@/i18n/message';
import { StateMessage } from '../page/state-message';

export type EmptyText = {
  title: string;
  /** Why there is nothing, and what will stand here. */
  why?: ReactNode;
  action?: ReactNode;
};

type NoRowsProps = {
  empty: EmptyText;
  /** What was searched in vain; empty when there is nothing to search. */
  search: string;
  error?: string;
  onRetry?: () => void;
  onClear: () => void;
};

/** Says why a table has no rows: they could not be read, nothing matches, or there are none yet. */
export function NoRows({ empty, search, error, onRetry, onClear }: NoRowsProps) {
  const { t } = useTranslation();
  const clear = (
    <Button variant="outlined" onClick={onClear}>
      {t('table.clearSearch')}
    </Button>
  );
  if (search) return <StateMessage kind="noMatch" title={t('table.noMatch', { search })} action={clear} />;
  if (error) {
    return (
      <StateMessage kind="error" onRetry={onRetry}>
        {translateMessage(error)}
      </StateMessage>
    );
  }
  return (
    <StateMessage kind="empty" title={empty.title} action={empty.action}>
      {empty.why}
    </StateMessage>
  );
}
