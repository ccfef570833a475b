import { Outlet } from 'react-router-dom';
import { useSession } from '@/session/use-session';
import { SignedInLayout } from './signed-in-layout';

/** The frame of an address that does not exist: the application's, where somebody is signed in. */
export function NotFoundFrame() {
  return useSession().token ? <SignedInLayout /> : <Outlet />;
}
