import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { translateMessage } from '@/i18n/message';
import { StateMessage } from '../page/state-message';
import { ClearButton } from './clear-button';

export type EmptyText = {
  title: string;
  why?: ReactNode;
  action?: ReactNode;
};

type NoRowsProps = {
  empty: EmptyText;
  /** The search without a match; empty for a list without rows. */
  search: string;
  error?: string;
  onRetry?: () => void;
  onClear: () => void;
};

export function NoRows({ empty, search, error, onRetry, onClear }: NoRowsProps) {
  const { t } = useTranslation();
  if (search) {
    const clear = <ClearButton onClear={onClear}>{t('table.clearSearch')}</ClearButton>;
    return <StateMessage kind="noMatch" title={t('table.noMatch', { search })} action={clear} />;
  }
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
