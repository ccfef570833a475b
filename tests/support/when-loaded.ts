import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Resolves with a field once its code has arrived: the stand-in of a lazy picker or select takes no press. */
export function whenLoaded(find: () => HTMLElement): Promise<HTMLElement> {
  return waitFor(() => {
    const field = find();
    expect(field).not.toHaveAttribute('aria-busy');
    return field;
  });
}
