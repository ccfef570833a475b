import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handedPasswords } from '@/features/import/api/password-handover';
import { choose, csv, findResult, openImport, person, send } from './import-driver';

beforeAll(async () => {
  await import('@/app/pages/member-list-route');
  await import('@/features/import/components/import-page');
});

// Another test file in the same worker may have left some.
beforeEach(() => handedPasswords.clear());

describe('the generated passwords of new members', () => {
  it('are listed, and keys can scroll the list', async () => {
    await openImport();
    choose(csv(person(1)));
    await send(1);
    await findResult(/^Saved: 1\. Left to send: 0\./);
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    const [made] = handedPasswords.get();
    const list = screen.getByRole('list', { name: 'The password of 1 new employee' });
    expect(list).toHaveTextContent(`New 1 (new1): ${made?.password}`);
    list.focus();
    expect(list).toHaveFocus();
  });

  it('differ for people on the same row of two files', async () => {
    await openImport();
    choose(csv(person(1)));
    await send(1);
    await findResult(/^Saved: 1\. Left to send: 0\./);
    choose(csv(person(2)), 'others.csv');
    await findResult(/^others\.csv: 1 row/);
    await send(1);
    await findResult(/^Saved: 1\. Left to send: 0\./);
    const passwords = handedPasswords.get().map(({ password }) => password);
    expect(new Set(passwords).size).toBe(2);
  });
});
