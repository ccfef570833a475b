import { COLOUR_NAMES, inactiveStyle, selectedStyle, type Overrides } from './control-overrides';

export const surfaceOverrides: Overrides = {
  MuiPaper: {
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        backgroundImage: 'none',
        // Menus, dialogs and drawers have their own background and border, because shadows are invisible in the dark mode.
        ...((ownerState.elevation ?? 0) > 1 && {
          backgroundColor: theme.vars.palette.background.raised,
          border: `1px solid ${theme.vars.palette.divider}`,
        }),
      }),
    },
  },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 12 } } },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, paddingTop: theme.spacing(2.5) }) },
  },
  MuiDialogActions: {
    styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(1.5, 3, 2.5), gap: theme.spacing(1) }) },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        whiteSpace: 'normal',
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.vars.palette.primary.tint },
      }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        '&.Mui-selected, &.Mui-selected:hover': selectedStyle(theme),
      }),
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { color: 'inherit' } } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.paper,
      }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const tone = theme.vars.palette[ownerState.severity ?? 'success'];
        return {
          color: theme.vars.palette.text.primary,
          backgroundColor: tone.tint,
          '& .MuiAlert-icon': { color: tone.text },
        };
      },
    },
  },
  MuiAutocomplete: {
    defaultProps: {
      size: 'small',
      slotProps: { paper: { elevation: 8 }, popper: { placement: 'bottom-start' } },
    },
    styleOverrides: { paper: { marginBlock: 4 }, input: { minHeight: 24 } },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.caption,
        borderRadius: 8,
        variants: COLOUR_NAMES.flatMap((color) => [
          {
            props: { color, variant: 'filled' as const },
            style: {
              color: theme.vars.palette[color].text,
              // MUI fills a clickable chip with its strong colour, on which this text is not readable.
              '&, &:hover, &.Mui-focusVisible': { backgroundColor: theme.vars.palette[color].tint },
              '& .MuiChip-icon': { color: 'inherit' },
            },
          },
          {
            props: { color, variant: 'outlined' as const },
            style: { color: theme.vars.palette[color].text, borderColor: theme.vars.palette[color].text },
          },
        ]),
      }),
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: 0,
        borderRadius: 8,
        fontVariantNumeric: 'tabular-nums',
        ...inactiveStyle({ theme }),
        '&[aria-disabled=true]:hover': { backgroundColor: 'transparent' },
        '&.Mui-selected, &.Mui-selected:hover': {
          ...selectedStyle(theme),
          fontWeight: theme.typography.fontWeightMedium,
        },
      }),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      bar: ({ theme }) => ({ backgroundColor: theme.vars.palette.primary.text }),
      // MUI animates the edges of two bars, which needs a layout in every frame and doubles the time to load a page.
      indeterminate: {
        '& .MuiLinearProgress-bar': {
          right: 'auto',
          width: '40%',
          animation: 'progress-shift 1.6s ease-in-out infinite',
          '@media (prefers-reduced-motion: reduce)': { width: '100%', animation: 'none' },
        },
        '& .MuiLinearProgress-bar2': { display: 'none' },
      },
    },
  },
  MuiCircularProgress: {
    styleOverrides: {
      colorPrimary: ({ theme }) => ({ color: theme.vars.palette.primary.text }),
    },
  },
};
