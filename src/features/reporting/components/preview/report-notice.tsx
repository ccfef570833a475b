import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';

export type NoticeReason = 'noDate' | 'nothingEmpty' | 'noSettings';

type ReportNoticeProps = {
  reason: NoticeReason;
  onClose: () => void;
};

/** Says why nothing was sent. Source: RP-8. */
export function ReportNotice({ reason, onClose }: ReportNoticeProps) {
  const { t } = useTranslation(['reporting', 'common']);
  const titleId = useId();
  const bodyId = useId();
  const [title, body] = {
    noDate: [t('reporting:noDate.title'), t('reporting:noDate.body')],
    nothingEmpty: [t('reporting:autoFill.nothingEmptyTitle'), t('reporting:autoFill.nothingEmptyBody')],
    noSettings: [t('reporting:autoFill.noneTitle'), t('reporting:autoFill.noneBody')],
  }[reason];
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={bodyId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent id={bodyId}>{body}</DialogContent>
      <DialogActions>
        {reason === 'noSettings' && (
          <Button component={Link} to={paths.reportingSetting}>
            {t('reporting:autoFill.view')}
          </Button>
        )}
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
