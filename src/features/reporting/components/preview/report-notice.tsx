import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { QuestionFrame } from '@/ui/confirm-dialog/question-frame';
import type { SettingsNotice } from '../writing/use-report-submit';

type NoticeReason = 'noDate' | SettingsNotice;

const NOTICES = {
  noDate: { title: 'reporting:noDate.title', body: 'reporting:noDate.body' },
  unread: { title: 'reporting:setting.unreadTitle', body: 'reporting:autoFill.unreadBody' },
  nothingEmpty: {
    title: 'reporting:autoFill.nothingEmptyTitle',
    body: 'reporting:autoFill.nothingEmptyBody',
  },
  daysOff: { title: 'reporting:autoFill.daysOffTitle', body: 'reporting:autoFill.daysOffBody' },
  noSettings: { title: 'reporting:autoFill.noneTitle', body: 'reporting:autoFill.noneBody' },
} as const satisfies Record<NoticeReason, { title: string; body: string }>;

type ReportNoticeProps = {
  reason: NoticeReason;
  onClose: () => void;
};

/** Explains why nothing was sent. Source: RP-8. */
export function ReportNotice({ reason, onClose }: ReportNoticeProps) {
  const { t } = useTranslation(['reporting', 'common']);
  const { title, body } = NOTICES[reason];
  return (
    <QuestionFrame
      title={t(title)}
      isDanger
      onClose={onClose}
      body={t(body)}
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
