import { describe, expect, it, vi } from 'vitest';
import { applyServerErrors } from '@/ui/form/apply-server-errors';

const formOf = (values: Record<string, unknown>) => ({ getValues: () => values, setError: vi.fn() });

describe('the server’s validation errors', () => {
  it('stand on their fields with the first message; the rest is returned', () => {
    const form = formOf({ email: '', phone: '' });
    const rest = applyServerErrors(form as never, {
      email: ['The email is taken.', 'The email is too long.'],
      token: ['The token is stale.'],
    });
    expect(form.setError).toHaveBeenCalledExactlyOnceWith('email', {
      type: 'server',
      message: 'The email is taken.',
    });
    expect(rest).toEqual({ token: ['The token is stale.'] });
  });

  it('find fields that the form names differently', () => {
    const form = formOf({ photo: null });
    const rest = applyServerErrors(
      form as never,
      { staff_image: ['Not an image.'] },
      { staff_image: 'photo' as never },
    );
    expect(form.setError).toHaveBeenCalledExactlyOnceWith('photo', {
      type: 'server',
      message: 'Not an image.',
    });
    expect(rest).toEqual({});
  });
});
