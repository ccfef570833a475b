import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { showLastAnswer } from '@/session/persisted-reads';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { mayOpen } from '../may-open';
import { findScreen } from '../screens';

/** Renders the page once its first read has the persisted answer, if there is one. */
export function AfterLastAnswer({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const me = useSignedInStaff();
  const { pathname } = useLocation();
  // Only the page of the start waits: the menu reads the first data of later pages before they open.
  const [firstPath] = useState(pathname);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    async function showFirstRead() {
      const screen = findScreen(firstPath);
      if (screen && mayOpen(screen, me))
        await screen.firstRead?.(me, (query) => showLastAnswer(client, query));
    }
    // After a failure the page reads the data itself, and explains its own failure.
    void showFirstRead()
      .catch(() => undefined)
      .finally(() => setIsReady(true));
  }, [client, me, firstPath]);
  // Drawing the page first without its answer would make the start a tenth slower.
  return isReady && children;
}
