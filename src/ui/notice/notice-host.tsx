import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { notices } from './notices';

/** Where notices stand: above the page, whichever it is. They go with the session of the user whom they tell. */
export function NoticeHost() {
  const { t } = useTranslation('common');
  const shown = useSyncExternalStore(notices.subscribe, notices.get);
  useEffect(() => notices.clear, []);
  if (shown.length === 0) return null;
  return (
    <Stack spacing={1} sx={{ mb: 2 }}>
      {shown.map(({ id, content }) => (
        <Alert key={id} severity="warning" closeText={t('action.close')} onClose={() => notices.close(id)}>
          {content(() => notices.close(id))}
        </Alert>
      ))}
    </Stack>
  );
}
