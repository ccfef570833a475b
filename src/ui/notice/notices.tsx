import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createStore } from '@/lib/create-store';

type Notice = { id: number; content: (close: () => void) => ReactNode };

let lastId = 0;
const store = createStore<readonly Notice[]>([]);

/** Notices that stay on every page until they are closed. `NoticeHost` shows them. */
export const notices = {
  get: store.get,
  subscribe: store.subscribe,
  show(content: Notice['content']): number {
    lastId += 1;
    const id = lastId;
    store.set([...store.get(), { id, content }]);
    return id;
  },
  close: (id: number): void => store.set(store.get().filter((notice) => notice.id !== id)),
  clear: (): void => store.set([]),
};

/** Shows the notices above every page, and removes them when it is unmounted at the end of the session. */
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
