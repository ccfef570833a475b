import { memo, type ReactNode } from 'react';

/** `memo` for a component with type parameters: React's own type loses them. */
export const memoGeneric: <Props extends object>(
  component: (props: Props) => ReactNode,
) => (props: Props) => ReactNode = memo;
