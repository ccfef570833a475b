import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { createStore } from '@/lib/create-store';

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

type Notice = { id: number; content: (close: () => void) => ReactNode };

let lastId = 0;
const store = createStore<readonly Notice[]>([]);

/** What has to stay in sight on every page until somebody has dealt with it. Shown by `NoticeHost`. */
export const notices = {
  get: store.get,
  subscribe: store.subscribe,
  /** Returns the id by which it is closed. */
  show(content: Notice['content']): number {
    const id = ++lastId;
    store.set([...store.get(), { id, content }]);
    return id;
  },
  close: (id: number): void => store.set(store.get().filter((notice) => notice.id !== id)),
  clear: (): void => store.set([]),
};
