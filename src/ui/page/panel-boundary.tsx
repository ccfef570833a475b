import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from './error-boundary';
import { StateMessage } from './state-message';

type PanelBoundaryProps = {
  onFailed?: () => void;
  onReset?: () => void;
  children: ReactNode;
};

/** A panel that stops working says so in its own place and offers another try. */
export function PanelBoundary({ onFailed, onReset, children }: PanelBoundaryProps) {
  const { t } = useTranslation();
  return (
    <ErrorBoundary
      onFailed={onFailed}
      onReset={onReset}
      fallback={(_error, reset) => (
        <StateMessage
          kind="error"
          title={t('error.title')}
          action={
            <Button variant="outlined" onClick={reset}>
              {t('action.retry')}
            </Button>
          }
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
