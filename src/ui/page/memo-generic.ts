import { memo, type ReactNode } from 'react';

/** `memo` keeps type parameters, which React's own type loses. */
export const memoGeneric: <Props extends object>(
  component: (props: Props) => ReactNode,
) => (props: Props) => ReactNode = memo;
