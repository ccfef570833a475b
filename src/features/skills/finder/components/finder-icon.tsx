/** Paths of Material icons, because a component of MUI for each cell would be slow. */
const PATHS = {
  match:
    'M16.59 7.58 10 14.17l-3.59-3.58L5 12l5 5 8-8zM12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2m0 18c-4.42 0-8-3.58-8-8s3.58-8 8-8 8 3.58 8 8-3.58 8-8 8',
  warning: 'M12 5.99 19.53 19H4.47zM12 2 1 21h22zm1 14h-2v2h2zm0-6h-2v4h2z',
};

type FinderIconProps = { name: keyof typeof PATHS; size?: number };

export function FinderIcon({ name, size = 14 }: FinderIconProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden>
      <path d={PATHS[name]} />
    </svg>
  );
}
