import { paths } from '@/config/paths';
import { isFields } from '@/lib/is-fields';

export type LoginState = { from?: string };

/** Never returns an address outside of the application. Source: RT-2. */
export function targetAfterLogin(state: unknown): string {
  const from = isFields(state) ? state.from : undefined;
  return typeof from === 'string' && from.startsWith(`${paths.root}/`) ? from : paths.dashboard;
}
