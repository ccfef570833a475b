import { expect, it } from 'vitest';
import { fingerprintOf } from '@/lib/fingerprint';

it('distinguishes texts without containing any part of them', () => {
  const tokens = Array.from({ length: 20_000 }, (_, index) => `${index}|${index.toString(36)}ZkQ0v`);
  expect(new Set(tokens.map(fingerprintOf)).size).toBe(tokens.length);
  expect(fingerprintOf('1|abc')).toBe(fingerprintOf('1|abc'));
  expect(fingerprintOf('1|abc')).toMatch(/^[\da-f]{16}$/);
});
