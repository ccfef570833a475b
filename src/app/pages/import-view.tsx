import type { ImportKind } from '@/features/import/model/import-field';
import { withCatalogues } from '@/i18n/i18n';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin } from '@/session/staff-schema';
import { lazyComponent } from '@/start/lazy-component';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { useUrlState } from '@/ui/page/use-url-state';

const hasImportView = (params: URLSearchParams) => params.get('view') === 'import';

export function useIsImport(): boolean {
  const [isImportView] = useUrlState(hasImportView);
  const me = useSignedInStaff();
  return isImportView && isAdmin(me);
}

const IMPORT_HEIGHT = 480;
const CATALOGUES = ['importing', 'members', 'projects', 'exporting', 'drafts', 'saving', 'toasts'] as const;

export const ImportView = lazyComponent<{ kind: ImportKind }>(
  async () =>
    (await withCatalogues(import('@/features/import/components/import-page'), ...CATALOGUES)).ImportPage,
  { meanwhile: <SkeletonBlock height={IMPORT_HEIGHT} /> },
);
