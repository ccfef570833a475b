import type { ImportKind } from '@/features/import/model/import-field';
import { withCatalogues } from '@/i18n/i18n';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import { lazyComponent } from '@/start/lazy-component';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { useUrlState } from '@/ui/page/use-url-state';

const readIsImport = (params: URLSearchParams) => params.get('view') === 'import';

/** True where an administrator opened the import of a list in place of the list. */
export function useIsImport(): boolean {
  const [isAsked] = useUrlState(readIsImport);
  return isAdmin(useSignedInStaff()) && isAsked;
}

const PAGE_HEIGHT = 480;
const WORDS = ['importing', 'members', 'projects', 'exporting', 'drafts', 'saving', 'toasts'] as const;

/** Lazy, because few users import. */
export const ImportView = lazyComponent<{ kind: ImportKind }>(
  async () => (await withCatalogues(import('@/features/import/components/import-page'), ...WORDS)).ImportPage,
  { meanwhile: <SkeletonBlock height={PAGE_HEIGHT} /> },
);
