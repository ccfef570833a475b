import { createContext, use, type ComponentType, type PropsWithChildren, type ReactNode } from 'react';
import { memoGeneric } from './memo-generic';

/**
 * The same component, drawn anew only when its own props change and not with what stands in it: its children reach
 * their place past it. For frames with long styles around what a search changes at every key.
 */
export function keepStill<Props extends object>(Frame: ComponentType<Props>) {
  const Inside = createContext<ReactNode>(null);
  const Place = () => use(Inside);
  const StillFrame = memoGeneric((props: Props) => (
    <Frame {...props}>
      <Place />
    </Frame>
  ));
  return function Still(props: PropsWithChildren<Props>) {
    return (
      <Inside value={props.children}>
        <StillFrame {...props} children={null} />
      </Inside>
    );
  };
}
