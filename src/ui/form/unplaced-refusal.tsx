import Alert from '@mui/material/Alert';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { translateMessage } from '@/i18n/message';
import styles from './form-footer.module.css';

/** What the server has against the input as a whole, or against a field that the form does not have; until the next submit. */
export function UnplacedRefusal() {
  useTranslation();
  const { errors } = useFormState();
  const refusal = errors.root?.server?.message;
  if (!refusal) return null;
  return (
    <Alert severity="error" className={styles.refusal}>
      {translateMessage(refusal)}
    </Alert>
  );
}
