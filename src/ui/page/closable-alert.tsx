import Alert, { type AlertProps } from '@mui/material/Alert';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

type ClosableAlertProps = Pick<AlertProps, 'severity' | 'role' | 'sx' | 'children'> & {
  /** Gets the focus after the close, because the pressed button disappears. */
  nextFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
};

export function ClosableAlert({ nextFocus, onClose, ...alert }: ClosableAlertProps) {
  const { t } = useTranslation('common');

  function close() {
    nextFocus.current?.focus();
    onClose();
  }

  return <Alert {...alert} closeText={t('action.close')} onClose={close} />;
}
