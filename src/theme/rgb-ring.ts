import { keyframes } from '@mui/material/styles';

// A small turn only: the ring stays green to blue.
const turn = keyframes({
  from: { filter: 'hue-rotate(-24deg)' },
  to: { filter: 'hue-rotate(24deg)' },
});

/**
 * The colourful ring around a card, 3 px inside its edge over the plain border, so that switching it on
 * moves nothing. `--rgb-angle` is set per mode.
 */
export const RGB_RING = {
  '--rgb-angle': '45deg',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: -1,
    // Above a sticky footer.
    zIndex: 3,
    padding: '3px',
    borderRadius: 12,
    pointerEvents: 'none',
    background: 'linear-gradient(var(--rgb-angle), #42d392, #647eff)',
    mask: 'linear-gradient(#000 0 0) content-box exclude, linear-gradient(#000 0 0)',
    '@media (prefers-reduced-motion: no-preference)': {
      animation: `${turn} 6s ease-in-out infinite alternate`,
    },
  },
} as const;
