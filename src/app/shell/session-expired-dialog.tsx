import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SignInForm } from '@/features/auth/components/sign-in-form';
import { useFormat } from '@/i18n/format';
import { signOut } from '@/session/sign-out';
import { signedInStaffQuery } from '@/session/signed-in-staff';
import type { Staff } from '@/session/staff-schema';

/** A fixed id, because the tests of faults find the dialog by it. */
const TITLE_ID = 'expired-title';

/** Asks for the password over the page, which keeps its input. Source: AU-7. */
export function SessionExpiredDialog() {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const queryClient = useQueryClient();
  const staff = queryClient.getQueryData<Staff | null>(signedInStaffQuery.queryKey);

  return (
    // Without `onClose`, so that only a sign-in or a sign-out closes it.
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID}>{t('expired.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('expired.body')}</DialogContentText>
        {staff && (
          <DialogContentText sx={{ mb: 2 }} color="textPrimary">
            {t('expired.signedInAs', { name: format.name(staff) })}
          </DialogContentText>
        )}
        <SignInForm lockedUsername={staff?.username} />
      </DialogContent>
      <DialogActions>
        <Button onClick={signOut}>{t('expired.other')}</Button>
      </DialogActions>
    </Dialog>
  );
}
