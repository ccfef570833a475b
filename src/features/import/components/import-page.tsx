import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState, useSyncExternalStore } from 'react';
import { paths } from '@/config/paths';
import { describeError } from '@/i18n/describe-error';
import { message, translateMessage } from '@/i18n/message';
import { ListFailure } from '@/ui/page/list-failure';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { copyText } from '@/ui/page/copy-text';
import type { ImportKind } from '../model/import-field';
import { isSaved } from '../model/import-end';
import { type HandedPassword, handedPasswords } from '../api/password-handover';
import { ColumnMatching } from './column-matching';
import { ImportFile } from './import-file';
import { ImportSend } from './import-send';
import { ImportTable } from './import-table';
import { type Import, useImport } from './use-import';

const formatPasswords = (people: readonly HandedPassword[], unsure: string) =>
  people
    .map(({ name, username, password, isCreated }) =>
      [name, username, password, ...(isCreated ? [] : [unsure])].join('\t'),
    )
    .join('\n');

/** Shows the generated passwords once; after closing they cannot be shown again. */
function HandedPasswords() {
  const { t } = useTranslation(['importing', 'common']);
  const people = useSyncExternalStore(handedPasswords.subscribe, handedPasswords.get);
  const [isShown, setIsShown] = useState(false);
  if (people.length === 0) return null;
  return (
    <Panel
      title={t('importing:handed.title', { count: people.length })}
      actions={
        <>
          <Button
            variant="contained"
            onClick={() =>
              copyText(formatPasswords(people, t('importing:handed.unsure')), {
                done: message('importing:handed.copied'),
                failed: message('importing:handed.copyFailed'),
              })
            }
          >
            {t('importing:handed.copy')}
          </Button>
          <Button variant="outlined" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
            {t(isShown ? 'importing:handed.hide' : 'importing:handed.show')}
          </Button>
          <Button onClick={handedPasswords.clear}>{t('common:action.close')}</Button>
        </>
      }
    >
      <Alert severity="warning">{t('importing:handed.once')}</Alert>
      {isShown && (
        <Box component="ul" sx={{ maxHeight: 320, overflow: 'auto', my: 1.5, pl: 2.5 }}>
          {people.map(({ username, name, password, isCreated }) => (
            <li key={username}>
              {name} ({username}): <code>{password}</code>
              {!isCreated && ` (${t('importing:handed.unsure')})`}
            </li>
          ))}
        </Box>
      )}
    </Panel>
  );
}

function UnfinishedImport({ kind, unfinished, draft, goOn, discard }: Import) {
  const { t } = useTranslation('importing');
  if (!unfinished || draft) return null;
  const done = unfinished.rows.filter(({ line }) => isSaved(unfinished.ends[line])).length;
  return (
    <Alert severity="info">
      {t('unfinished.title', { name: unfinished.fileName, done, all: unfinished.rows.length })}{' '}
      {kind === 'members' && t('unfinished.passwords')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" size="small" onClick={goOn}>
          {t('unfinished.goOn')}
        </Button>
        <Button size="small" onClick={discard}>
          {t('unfinished.discard')}
        </Button>
      </Box>
    </Alert>
  );
}

const LISTS: Record<ImportKind, string> = { members: paths.memberList, projects: paths.projects };

/** Imports members or projects from a file: every row is checked and can be corrected before it is sent. */
export function ImportPage({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation('importing');
  const importState = useImport(kind);
  const { draft, knownRecords, checked, run } = importState;
  const passwords = kind === 'members' && <HandedPasswords />;
  return (
    <>
      <PageHeader
        title={t(`title.${kind}`)}
        purpose={t('purpose')}
        action={
          <Button component={Link} to={LISTS[kind]}>
            {t('back')}
          </Button>
        }
      />
      <Stack useFlexGap spacing={2}>
        {!draft && passwords}
        <UnfinishedImport {...importState} />
        <ImportFile {...importState} />
        {draft && (
          <>
            <ColumnMatching {...importState} />
            {knownRecords.error && (
              <ListFailure onRetry={knownRecords.retry}>
                {translateMessage(describeError(knownRecords.error))}
              </ListFailure>
            )}
            {checked.hasFailed && <div role="alert">{t('fault.failed')}</div>}
            <Panel title={t('send.panel')}>
              <ImportSend {...importState} />
            </Panel>
            {!run.progress && passwords}
            <ImportTable import={importState} />
          </>
        )}
      </Stack>
    </>
  );
}
