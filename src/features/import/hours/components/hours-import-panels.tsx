import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { translateMessage } from '@/i18n/message';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { FailureAlert } from '@/ui/page/failure-alert';
import { Panel } from '@/ui/page/panel';
import { ColumnMatching } from '../../components/column-matching';
import { ImportFile } from '../../components/import-file';
import { HoursDays } from './hours-days';
import { HoursNames } from './hours-names';
import { HoursSend } from './hours-send';
import { useFileWords } from './use-file-words';
import { useHoursImport } from './use-hours-import';
import { useHoursWrite } from './use-hours-write';

export function HoursImportPanels() {
  const { t } = useTranslation(['importing', 'reporting']);
  const { id } = useSignedInStaff();
  const hoursImport = useHoursImport(id);
  const { draft, hoursRecords } = hoursImport;
  const words = useFileWords(hoursRecords);
  const write = useHoursWrite(hoursImport);
  const failure = describeFailure();
  return (
    <Stack useFlexGap spacing={2}>
      <ImportFile {...hoursImport} isSending={write.isBusy} />
      {draft && (
        <>
          <ColumnMatching {...hoursImport} />
          {failure !== undefined && <FailureAlert onRetry={hoursRecords.retry}>{failure}</FailureAlert>}
          {hoursImport.hasFailed && <Alert severity="error">{t('importing:fault.failed')}</Alert>}
          <HoursNames {...hoursImport} />
          <Panel title={t('importing:send.panel')}>
            <HoursSend hoursImport={hoursImport} words={words} write={write} />
          </Panel>
          <HoursDays key={draft.fileName} hoursImport={hoursImport} words={words} />
        </>
      )}
    </Stack>
  );

  /** Only one failure, because its button reads all failed lists again. */
  function describeFailure(): string | undefined {
    if (hoursRecords.error) return translateMessage(describeError(hoursRecords.error));
    return hoursRecords.isListFailed ? t('reporting:people.listFailed') : undefined;
  }
}
