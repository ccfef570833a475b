import { useId } from 'react';
import { PATTERN_OPACITY, TILE, type PartLook } from '../model/part-look';

type PatternSwatchProps = { look: PartLook; paper: string };

const SIZE = 16;

/** The colour and pattern of a part, beside its name. */
export function PatternSwatch({ look, paper }: PatternSwatchProps) {
  const id = useId();
  return (
    <svg aria-hidden width={SIZE} height={SIZE} style={{ flexShrink: 0 }}>
      <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
        <rect width={TILE} height={TILE} fill={look.colour} />
        <path d={look.pattern} stroke={paper} strokeOpacity={PATTERN_OPACITY} strokeWidth={1.5} fill="none" />
      </pattern>
      <rect width={SIZE} height={SIZE} rx={3} fill={`url(#${id})`} />
    </svg>
  );
}
