import { env } from '@/config/env';

export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} – ${env.appTitle}`}</title>;
}
