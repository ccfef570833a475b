import { useState } from 'react';

/** The value, or the last one while there is none: a drawer still shows it while it slides away. */
export function useLastValue<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
