import { env } from '@/config/env';

/** The title of the tab: what the page is, and the product. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} – ${env.appTitle}`}</title>;
}
