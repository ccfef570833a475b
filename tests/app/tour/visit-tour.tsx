import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import i18next from 'i18next';
import { TourBar } from '@/app/tour/tour-bar';
import { initI18n, loadCatalogues } from '@/i18n/i18n';
import type { Language } from '@/i18n/language';
import { mockApi } from '@/mock-api/node';
import { connectClientToSession } from '@/session/connect-session';
import { SignedInStaff } from '@/session/signed-in-staff';
import { staffSchema } from '@/session/staff-schema';
import { tokenStore } from '@/session/token-store';
import { ConfirmHost } from '@/ui/confirm-dialog/confirm-host';
import { renderUi } from '../../ui/render-ui';

/** Opens the demonstration as one of its accounts. */
export async function visitTour(account: 'admin' | 'user' = 'admin', language: Language = 'en') {
  if (!i18next.isInitialized) await initI18n();
  await loadCatalogues('tour');
  tokenStore.set(mockApi.signInAs(account));
  connectClientToSession();
  // As at the start of the demonstration.
  window.mockApi = mockApi;
  const self = mockApi.rows('staff').find(({ username }) => username === account);
  return renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <SignedInStaff value={staffSchema.parse(self)}>
        <TourBar />
        <ConfirmHost describeError={String} />
      </SignedInStaff>
    </QueryClientProvider>,
    { language },
  );
}

export const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button, a' }));
