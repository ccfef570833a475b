import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { message } from '@/i18n/message';
import { copyText } from '@/ui/page/copy-text';
import { Panel } from '@/ui/page/panel';
import { handedPasswords, type HandedPassword } from '../api/password-handover';

const formatPasswords = (people: readonly HandedPassword[], unsureWord: string) =>
  people
    .map(({ name, username, password, isCreated }) =>
      [name, username, password, ...(isCreated ? [] : [unsureWord])].join('\t'),
    )
    .join('\n');

type HandedPasswordsProps = {
  /** Moves the focus, because the pressed button disappears. */
  onClosed: () => void;
};

/** Shows the generated passwords once; after closing they cannot be shown again. */
export function HandedPasswords({ onClosed }: HandedPasswordsProps) {
  const { t } = useTranslation(['importing', 'common']);
  const people = useSyncExternalStore(handedPasswords.subscribe, handedPasswords.get);
  const [isShown, setIsShown] = useState(false);

  function close() {
    handedPasswords.clear();
    onClosed();
  }

  if (people.length === 0) return null;
  const title = t('importing:handed.title', { count: people.length });
  return (
    <Panel
      title={title}
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
          <Button onClick={close}>{t('common:action.close')}</Button>
        </>
      }
    >
      <Alert severity="warning">{t('importing:handed.once')}</Alert>
      {isShown && (
        <Box
          component="ul"
          // Lets keys scroll the list.
          tabIndex={0}
          aria-label={title}
          sx={{ maxHeight: 320, overflow: 'auto', my: 1.5, pl: 2.5 }}
        >
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
