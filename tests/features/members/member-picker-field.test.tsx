import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { memberQueries } from '@/features/members/api/member-queries';
import { MemberPickerField } from '@/features/members/components/member-picker-field';
import { choice } from '@/i18n/form-checks';
import { mockApi } from '@/mock-api/node';
import { FieldForm } from '../../ui/form/field-form';
import { renderUi } from '../../ui/render-ui';

const { queryKey } = memberQueries.list();
const schema = z.object({ member: choice() });

/** Renders the picker while the server refuses the list, and waits for the refusal. */
async function renderRefused(hasEarlierList: boolean) {
  mockApi.setScenario('500@staff/get');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (hasEarlierList) client.setQueryData(queryKey, [], { updatedAt: 0 });
  await renderUi(
    <QueryClientProvider client={client}>
      <FieldForm schema={schema} start={{ member: '' }}>
        {(control) => <MemberPickerField control={control} name="member" label="Employee" />}
      </FieldForm>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(client.getQueryState(queryKey)?.status).toBe('error'));
}

it('the picker reports a list that could not be read', async () => {
  await renderRefused(false);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('the picker reports no failed refresh while it offers the earlier list', async () => {
  await renderRefused(true);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
