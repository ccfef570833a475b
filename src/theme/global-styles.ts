import type { CSSObject, Theme } from '@mui/material/styles';

const HIDDEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

/** Also a usual screen at a zoom of 200 %: whatever stays in sight there leaves too little of the rest. */
export const LOW_SCREEN = '@media (max-height: 600px), print';

/** Its sizes are variables, so that all of them look alike. */
const avatar = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  width: 'var(--avatar-size)',
  height: 'var(--avatar-size)',
  overflow: 'hidden',
  borderRadius: '50%',
  lineHeight: 1,
  fontSize: 'var(--avatar-letters)',
  fontWeight: theme.typography.fontWeightMedium,
  userSelect: 'none',
  color: theme.vars.palette.primary.text,
  backgroundColor: theme.vars.palette.primary.tint,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

/** What holds for the whole document: languages, numbers, focus, motion. */
export function globalStyles(theme: Theme): CSSObject {
  return {
    // Of the root alone: a change of what is inherited styles the whole document anew.
    '@property --foot-height': { syntax: '"<length>"', inherits: 'false', initialValue: '0px' },
    ':root': {
      // What gets the focus must not come to lie beneath the bar at the top, or that of a form's buttons at the foot.
      scrollPaddingBlock: '80px calc(var(--foot-height) + 16px)',
      [LOW_SCREEN]: { scrollPaddingBottom: 16 },
      '--text-line-height': '1.5',
      '--heading-line-height': '1.3',
    },
    '[lang|="en"]': { '--text-line-height': '1.5', '--heading-line-height': '1.3' },
    '[lang|="ja"]': {
      '--text-line-height': '1.7',
      '--heading-line-height': '1.5',
      lineBreak: 'strict',
      // Lines break between phrases where the browser knows them, never inside a word.
      '@supports (word-break: auto-phrase)': { wordBreak: 'auto-phrase' },
    },
    body: { overflowWrap: 'break-word', textRendering: 'optimizeLegibility' },
    'table, time, .tabular': { fontVariantNumeric: 'tabular-nums' },
    // Where no MUI component draws the ring.
    ':focus-visible': { outline: `2px solid ${theme.vars.palette.primary.text}`, outlineOffset: 2 },
    '[tabindex="-1"]:focus-visible': { outline: 'none' },
    '.visually-hidden': HIDDEN,
    // Of what would stand in two lines, the middle would belong to something else.
    '.whole': { display: 'inline-block' },
    '.quiet-link': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
    '[data-avatar]': avatar(theme),
    '@page': { margin: '12mm' },
    '@media print': {
      // Bars, marks and blocks are backgrounds, which browsers leave out otherwise.
      ':root': { printColorAdjust: 'exact' },
      'html, body': { backgroundColor: 'transparent' },
      // What scrolls on a screen is all there on paper, and long tables go on with their heads on the next sheet.
      '[data-too-wide], .MuiDrawer-paper, .MuiDialog-paper, .MuiDialogContent-root': {
        overflow: 'visible !important',
        height: 'auto !important',
        maxHeight: 'none !important',
      },
      '.screen-only': { display: 'none !important' },
      'tr, li, [role="img"]': { breakInside: 'avoid' },
      'td, th': { paddingInline: '6px !important' },
      'h1, h2, h3': { breakAfter: 'avoid' },
    },
    '@keyframes progress-shift': {
      from: { transform: 'translateX(-100%)' },
      to: { transform: 'translateX(250%)' },
    },
    // Where the system's own colours replace ours, no background is left: the chosen and the main action show otherwise.
    '@media (forced-colors: active)': {
      '[aria-pressed="true"], [role="tab"][aria-selected="true"], [aria-current="page"]': {
        forcedColorAdjust: 'none',
        color: 'HighlightText !important',
        backgroundColor: 'Highlight !important',
      },
      '[aria-current="page"] *': { color: 'inherit !important' },
      '.MuiButton-contained': { border: '1px solid ButtonText !important' },
    },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0s !important',
        scrollBehavior: 'auto !important',
      },
    },
  };
}
