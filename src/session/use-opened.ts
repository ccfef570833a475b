import { useState } from 'react';

/** Keeps the opened data: a later read may differ or fail, and must not replace the input. */
export function useOpened<Data>(data: Data): Data {
  const [opened, setOpened] = useState(data);
  if (!opened && data !== opened) setOpened(data);
  return opened;
}
