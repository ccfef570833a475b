import Button from '@mui/material/Button';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionFrame } from '../confirm-dialog/question-frame';

type ExportOptionsDialogProps = {
  isOpen: boolean;
  title: string;
  isWide?: boolean;
  children: ReactNode;
  onClose: () => void;
  onExport: () => void;
};

const areClosed = (before: ExportOptionsDialogProps, after: ExportOptionsDialogProps) =>
  !before.isOpen && !after.isOpen;

/** Asks what the file is to hold, before it is written. As long as it is closed, no key of a search beside it draws it. */
export const ExportOptionsDialog = memo(function ExportOptionsDialog(props: ExportOptionsDialogProps) {
  const { isOpen, title, isWide, children, onClose, onExport } = props;
  const { t } = useTranslation(['exporting', 'common']);
  return (
    <QuestionFrame
      {...{ isOpen, title, isWide, onClose }}
      buttons={
        <>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button variant="contained" onClick={onExport}>
            {t('exporting:group')}
          </Button>
        </>
      }
    >
      {children}
    </QuestionFrame>
  );
}, areClosed);
