import { expect, it } from 'vitest';
import { createFingerprint } from '@/lib/fingerprint';

it('distinguishes texts without containing any part of them', () => {
  const tokens = Array.from({ length: 20_000 }, (_, index) => `${index}|${index.toString(36)}ZkQ0v`);
  expect(new Set(tokens.map(createFingerprint)).size).toBe(tokens.length);
  expect(createFingerprint('1|abc')).toBe(createFingerprint('1|abc'));
  expect(createFingerprint('1|abc')).toMatch(/^[\da-f]{16}$/);
});
