import { screen } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { MemberListFilter } from '@/features/members/components/member-list-filter';
import { loadCatalogues } from '@/i18n/i18n';
import { mockServer } from '@/mock-api/node';
import { renderUi } from '../../ui/render-ui';

it.each([
  ['while the projects are read', () => delay('infinite')],
  ['that the list of projects lacks', () => HttpResponse.json([])],
])('shows the chosen project %s', async (_, answer) => {
  mockServer.use(http.all('*/project/get', answer));
  await renderUi(null);
  await loadCatalogues('members');
  const { user } = await renderUi(
    <MemberListFilter filter={{ position: null, role: null, project: 7 }} onFilter={() => undefined} />,
  );
  await user.click(screen.getByRole('button', { name: /Filter/ }));
  expect(await screen.findByRole('combobox', { name: 'Project' })).toHaveValue('7');
});
