import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { renderApp } from '../../support/render-app';
import { attach, field, fill, fillIn, sentForms, submit } from './member-form-driver';
import { COMPLETE_AS_SENT, disguisedSvg, pngFile } from './member-values';
import { stubObjectUrls } from '../../support/picture-stubs';

async function openForm(scenario?: string) {
  const app = await renderApp(paths.memberCreate, { as: 'admin', scenario });
  await screen.findByText('The new employee can sign in right away.');
  return app;
}

// Fetched ahead, so that the first test measures the page and not the bundler.
beforeAll(() => import('@/features/members/pages/member-create-page'));

describe('registering a member', () => {
  let objectUrls: Set<string>;
  beforeEach(() => {
    objectUrls = stubObjectUrls();
  });

  it('sends every field with the photo once, and opens the list [MB-3, MB-5]', async () => {
    const { user } = await openForm('slow:100@staff/create');
    await fillIn(user);
    attach(pngFile('other.png'));
    attach(pngFile());
    expect(screen.getByText('Chosen: hana.png')).toBeVisible();
    expect(objectUrls.size).toBe(1);

    const button = screen.getByText('Register employee');
    for (let press = 0; press < 5; press += 1) button.click();
    expect(await screen.findByText('Member Created Successfully.')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe(paths.memberListAfterSave));
    expect(sentForms('create')).toEqual([
      [...COMPLETE_AS_SENT, ['staff_image', { file: 'hana.png', type: 'image/png', size: 12 }]],
    ]);
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: '森 花' } });
    expect(await screen.findByText('Mori Hana')).toBeVisible();
    expect(objectUrls.size).toBe(0);
  });

  it.each([
    ['en', 'Register employee', ['English name is required', 'Position is required', 'E-mail is required']],
    ['ja', '社員を登録', ['氏名（英字）は必須です', '役職は必須です', 'メールアドレスは必須です']],
  ] as const)('names the missing fields in %s, on submit only [MB-3]', async (language, label, messages) => {
    const { user } = await renderApp(paths.memberCreate, { as: 'admin', language });
    const button = await screen.findByText(label, { selector: 'button' });
    expect(screen.queryByText(messages[0])).not.toBeInTheDocument();
    await user.click(button);
    for (const message of messages) expect(await screen.findByText(message)).toBeVisible();
    expect(document.activeElement).toHaveAttribute('name', language === 'ja' ? 'jp_name' : 'eng_name');
    expect(sentForms('create')).toEqual([]);
  });

  it('refuses a file disguised as a picture, and names the field whose value is taken [MB-5, MB-8]', async () => {
    const { user } = await openForm();
    await fillIn(user);
    attach(disguisedSvg());
    // When it is chosen, not when it is sent; another file drops what was said about it.
    expect(await screen.findByText(/^SVG pictures are refused/)).toBeVisible();
    attach(new File(['\0\0\0\x18ftypheic'], 'hana.jpg'));
    expect(await screen.findByText(/^This is a HEIC picture/)).toBeVisible();
    expect(screen.queryByText(/^SVG pictures are refused/)).toBeNull();
    await submit();
    expect(sentForms('create')).toEqual([]);
    await user.click(screen.getByText('Clear'));
    expect(screen.queryByText(/^This is a HEIC picture/)).toBeNull();

    // The name of a former member stays taken.
    fill('Username', 'myomin');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Username already exists');
    expect(field('Username')).toHaveAccessibleDescription(
      'Username already exists. It may belong to a deleted record',
    );
    fill('Username', 'mori');
  });

  it('reports that the projects cannot be read, and tries again', async () => {
    const { user } = await openForm('500@project/get');
    expect(await screen.findByText('Fail to Fetch Projects')).toBeVisible();
    mockApi.setScenario('none');
    await user.click(await screen.findByText('Try again'));
    await waitFor(() => expect(screen.queryByText(/^Something went wrong/)).not.toBeInTheDocument());
  });
});
