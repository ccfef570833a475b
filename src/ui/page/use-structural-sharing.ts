import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/** Returns the former value, or its parts, where the new ones are equal, so that effects and memos of them do not run again. */
export function useStructuralSharing<Value>(value: Value): Value {
  const [last, setLast] = useState(value);
  const shared = replaceEqualDeep(last, value);
  if (shared !== last) setLast(shared);
  return shared;
}
