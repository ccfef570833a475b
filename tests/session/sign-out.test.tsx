import { fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { onSignOut } from '@/session/sign-out-losses';
import { watchUnsavedInput } from '@/ui/form/unsaved-input';
import { renderApp } from '../support/render-app';

it.each([
  ['of half hours', 2, /^2 half hours are not saved; some are still being sent/],
  ['of half hours that have all arrived', 0, /^What you sent is still being saved/],
])('a sign-out during the save %s says so once', async (_what, count, line) => {
  onTestFinished(watchUnsavedInput(() => 'sending'));
  // This page has the frame and reads nothing.
  await renderApp('/no/such/page', { as: 'user' });
  onTestFinished(onSignOut({ readLostSlots: () => ({ count, isSending: true }), wipe: () => undefined }));
  fireEvent.click(await screen.findByLabelText(/^Open the profile menu of/));
  fireEvent.click(await screen.findByText('Sign out'));
  await screen.findByText('Sign out without saving?');
  expect(screen.getAllByText(/still being/)).toEqual([screen.getByText(line)]);
  fireEvent.click(screen.getByText('Stay'));
});
