import { useState } from 'react';

/** Keeps the first record read: a later answer must not replace the input. The component needs the record's id as its key. */
export function useOpened<Data>(data: Data): Data {
  const [opened, setOpened] = useState(data);
  if (opened == null && data !== opened) setOpened(data);
  return opened;
}
