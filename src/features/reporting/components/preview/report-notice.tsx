import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { QuestionFrame } from '@/ui/confirm-dialog/question-frame';

export type NoticeReason = 'noDate' | 'nothingEmpty' | 'noSettings' | 'daysOff';

type ReportNoticeProps = {
  reason: NoticeReason;
  onClose: () => void;
};

/** Explains why nothing was sent. Source: RP-8. */
export function ReportNotice({ reason, onClose }: ReportNoticeProps) {
  const { t } = useTranslation(['reporting', 'common']);
  const [title, body] = {
    noDate: [t('reporting:noDate.title'), t('reporting:noDate.body')],
    nothingEmpty: [t('reporting:autoFill.nothingEmptyTitle'), t('reporting:autoFill.nothingEmptyBody')],
    daysOff: [t('reporting:autoFill.daysOffTitle'), t('reporting:autoFill.daysOffBody')],
    noSettings: [t('reporting:autoFill.noneTitle'), t('reporting:autoFill.noneBody')],
  }[reason];
  return (
    <QuestionFrame
      title={title}
      isDanger
      onClose={onClose}
      body={body}
      buttons={
        <>
          {reason === 'noSettings' && (
            <Button component={Link} to={paths.reportingSetting}>
              {t('reporting:autoFill.view')}
            </Button>
          )}
          <Button variant="contained" autoFocus onClick={onClose}>
            {t('common:action.close')}
          </Button>
        </>
      }
    />
  );
}
