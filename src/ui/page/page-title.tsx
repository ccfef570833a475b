import { env } from '@/config/env';

/** Sets the title of the tab: the page and the product. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} – ${env.appTitle}`}</title>;
}
