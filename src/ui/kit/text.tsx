import type { ComponentProps, Ref } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './text.module.css';
import { toneClass, type Tone } from './tone-class';

/** How words of each kind are written, and which element they are where nothing else is said. */
const ELEMENTS = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  subtitle1: 'h6',
  subtitle2: 'h6',
  body1: 'p',
  body2: 'p',
  caption: 'span',
} as const;

export type TextProps = Omit<ComponentProps<'p'>, 'color' | 'ref'> & {
  ref?: Ref<HTMLElement>;
  variant?: keyof typeof ELEMENTS;
  component?: 'p' | 'div' | 'span' | 'h1' | 'h2' | 'h3' | 'h4' | 'legend' | 'strong' | 'label';
  color?: 'secondary' | Tone;
  /** Cut off at the end of the line. */
  noWrap?: boolean;
};

/** Words in one of the sizes of the product. */
export function Text({ variant = 'body1', component, ref, color, noWrap, className, ...props }: TextProps) {
  const Element = (component ?? ELEMENTS[variant]) as 'p';
  const tone = color && color !== 'secondary' && toneClass(color);
  return (
    <Element
      {...props}
      ref={ref as Ref<HTMLParagraphElement>}
      className={classNames(
        styles.text,
        styles[variant],
        color === 'secondary' && styles.secondary,
        tone && styles.toned,
        tone,
        noWrap && styles.oneLine,
        className,
      )}
    />
  );
}
