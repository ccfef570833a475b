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

  it('of an item stand on the field that holds its list', () => {
    const form = formOf({ skills: [] });
    const rest = applyServerErrors(form as never, {
      'skills.3.tech_stack_id': ['No such stack.'],
      'other.0': ['What is this?'],
    });
    expect(form.setError).toHaveBeenCalledExactlyOnceWith('skills', {
      type: 'server',
      message: 'No such stack.',
    });
    expect(rest).toEqual({ 'other.0': ['What is this?'] });
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
