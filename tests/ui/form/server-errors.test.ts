import { describe, expect, it, vi } from 'vitest';
import { quoteServerMessage } from '@/i18n/server-messages';
import { applyServerErrors } from '@/ui/form/server-errors';

const makeForm = (values: Record<string, unknown>) => ({ getValues: () => values, setError: vi.fn() });
const refused = (words: string) => ({
  type: 'server',
  message: quoteServerMessage('common:error.refused', words),
});

describe('the server’s validation errors', () => {
  it('are shown at their fields with the first message, in our words; the others at the form', () => {
    const form = makeForm({ email: '', phone: '' });
    applyServerErrors(form as never, {
      email: ['The email has already been taken.', 'The email is too long.'],
      token: ['The token is stale.'],
    });
    const taken = /^validation:taken\|.*"labels":"[^"]*\bmembers:field\.email\b/;
    expect(form.setError.mock.calls).toEqual([
      ['email', { type: 'server', message: expect.stringMatching(taken) as string }],
      ['root.server', refused('The token is stale.')],
    ]);
  });

  it('without a text are skipped, and hide no later one', () => {
    const form = makeForm({ email: '' });
    applyServerErrors(form as never, { email: [], token: [''], limit: ['Too many.'] });
    expect(form.setError.mock.calls).toEqual([['root.server', refused('Too many.')]]);
  });

  it('of an item are shown at the field of its list', () => {
    const form = makeForm({ skills: [] });
    applyServerErrors(form as never, {
      'skills.3.tech_stack_id': ['No such stack.'],
      'other.0': ['What is this?'],
    });
    expect(form.setError.mock.calls).toEqual([
      ['skills', refused('No such stack.')],
      ['root.server', refused('What is this?')],
    ]);
  });
});
