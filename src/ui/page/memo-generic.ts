import { memo, type ReactNode } from 'react';

/** React's `memo`, typed so that a generic component keeps its type parameters. */
export const memoGeneric: <Props extends object>(
  component: (props: Props) => ReactNode,
) => (props: Props) => ReactNode = memo;
