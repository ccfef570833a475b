import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLastValue } from '@/ui/page/use-last-value';

it('keeps the last value until another one comes', () => {
  const { result, rerender } = renderHook(({ value }) => useLastValue(value), {
    initialProps: { value: null as string | null },
  });
  const shown = ['first', null, 'second', null].map((value) => {
    rerender({ value });
    return result.current;
  });
  expect(shown).toEqual(['first', 'first', 'second', 'second']);
});
