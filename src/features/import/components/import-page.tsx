import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { describeError } from '@/i18n/describe-error';
import { translateMessage } from '@/i18n/message';
import { FailureAlert } from '@/ui/page/failure-alert';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import type { ImportKind } from '../model/import-field';
import { describeUnfinished } from './ask-before-loss';
import { ColumnMatching } from './column-matching';
import { HandedPasswords } from './handed-passwords';
import { ImportFile } from './import-file';
import { ImportSend } from './import-send';
import { ImportTable } from './import-table';
import { type Import, useImport } from './use-import';

const LIST_PATHS: Record<ImportKind, string> = { members: paths.memberList, projects: paths.projects };

export function ImportPage({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation('importing');
  const importState = useImport(kind);
  const { draft, storedRecords, checked, run } = importState;
  const fileBox = useRef<HTMLDivElement>(null);
  const focusFile = () => fileBox.current?.focus({ preventScroll: true });
  const passwords = kind === 'members' && <HandedPasswords onClosed={focusFile} />;
  return (
    <>
      <PageHeader
        title={t(`title.${kind}`)}
        purpose={t('purpose')}
        action={
          <Button component={Link} to={LIST_PATHS[kind]}>
            {t('back')}
          </Button>
        }
      />
      <Stack useFlexGap spacing={2}>
        {!draft && passwords}
        <UnfinishedImport {...importState} moveFocus={focusFile} />
        <div ref={fileBox} tabIndex={-1}>
          <ImportFile {...importState} isSending={run.isSending} />
        </div>
        {draft && (
          <>
            {!run.isSending && <ColumnMatching {...importState} />}
            {storedRecords.error && (
              <FailureAlert onRetry={storedRecords.retry}>
                {translateMessage(describeError(storedRecords.error))}
              </FailureAlert>
            )}
            {checked.hasFailed && <Alert severity="error">{t('fault.failed')}</Alert>}
            <Panel title={t('send.panel')}>
              <ImportSend {...importState} />
            </Panel>
            {!run.isSending && passwords}
            <ImportTable key={draft.fileName} importState={importState} />
          </>
        )}
      </Stack>
    </>
  );
}

type UnfinishedImportProps = Pick<Import, 'kind' | 'unfinished' | 'draft' | 'goOn' | 'discard'> & {
  /** Moves the focus, because the pressed button disappears. */
  moveFocus: () => void;
};

function UnfinishedImport(props: UnfinishedImportProps) {
  const { kind, unfinished, draft, goOn, discard, moveFocus } = props;
  const { t } = useTranslation('importing');
  if (!unfinished || draft) return null;
  function closeBy(action: () => void) {
    moveFocus();
    action();
  }

  return (
    <Alert severity="info">
      {describeUnfinished(unfinished)} {kind === 'members' && t('unfinished.passwords')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" size="small" onClick={() => closeBy(goOn)}>
          {t('unfinished.goOn')}
        </Button>
        <Button size="small" onClick={() => closeBy(discard)}>
          {t('unfinished.discard')}
        </Button>
      </Box>
    </Alert>
  );
}
