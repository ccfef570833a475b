import OutlinedInput from '@mui/material/OutlinedInput';
import type { Components, Theme } from '@mui/material/styles';
import { createElement } from 'react';

type BareTheme = Omit<Theme, 'components'>;
export type Overrides = Components<BareTheme>;

export const COLOUR_NAMES = ['primary', 'error', 'warning', 'success', 'info'] as const;

/** Text and thin lines take the darker `text` colour, because the accents are too light on a light surface. */
const readableVariants = ({ theme }: { theme: BareTheme }) => ({
  variants: COLOUR_NAMES.map((color) => ({
    props: { color },
    style: {
      '--variant-textColor': theme.vars.palette[color].text,
      '--variant-outlinedColor': theme.vars.palette[color].text,
      '--variant-outlinedBorder': theme.vars.palette.control.border,
    },
  })),
});

/** The style of a control that is inactive but keeps the focus, which browsers take from `disabled` ones. */
export const inactiveStyle = ({ theme: { vars } }: { theme: BareTheme }) => ({
  '&[aria-disabled=true]': {
    color: vars.palette.action.disabled,
    borderColor: vars.palette.action.disabledBackground,
    cursor: 'default',
  },
});

export const selectedStyle = ({ vars: { palette } }: BareTheme) => ({
  color: palette.primary.text,
  backgroundColor: palette.primary.tint,
});

/** The border of a field, without a gap, because the label is above it. */
function fieldBorder({ vars: { palette } }: BareTheme) {
  const line = '.MuiOutlinedInput-notchedOutline';
  return {
    [`& ${line}`]: { top: 0, borderColor: palette.control.border, '& legend': { display: 'none' } },
    [`&:hover ${line}`]: { borderColor: palette.text.primary },
    [`&.Mui-focused ${line}`]: { borderColor: palette.primary.text },
    [`&.Mui-error ${line}`]: { borderColor: palette.error.text },
    [`&.Mui-disabled ${line}`]: { borderColor: palette.divider },
  };
}

export const controlOverrides: Overrides = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: (context) => ({
        minHeight: 40,
        paddingInline: 16,
        ...readableVariants(context),
        ...inactiveStyle(context),
        '&.MuiButton-contained[aria-disabled=true]': {
          backgroundColor: context.theme.vars.palette.action.disabledBackground,
        },
      }),
      sizeSmall: { minHeight: 32, paddingInline: 10 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: (context) => ({ borderRadius: 8, ...inactiveStyle(context) }),
      sizeSmall: { padding: 6 },
    },
  },
  MuiFormControl: { defaultProps: { size: 'small', fullWidth: true } },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        '&.Mui-focused': { color: theme.vars.palette.text.primary },
        '&.Mui-error': { color: theme.vars.palette.error.text },
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
      }),
      asterisk: ({ theme }) => ({ color: theme.vars.palette.error.text }),
    },
  },
  // The label is above its field, so it is never cut off and never moves.
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: theme.spacing(0.5),
        overflow: 'visible',
        whiteSpace: 'normal',
        fontWeight: theme.typography.fontWeightMedium,
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        ...fieldBorder(theme),
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.background.subtle },
      }),
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
        // A locked value must stay readable.
        '&.Mui-disabled': { WebkitTextFillColor: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiNativeSelect: {
    defaultProps: {
      variant: 'outlined',
      input: createElement(OutlinedInput, { size: 'small', fullWidth: true }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginInline: 0,
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
        '&.Mui-error': { color: theme.vars.palette.error.text },
      }),
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.control.border,
        // A box of 18 px, as base.css draws it in rows.
        '& .MuiSvgIcon-root': { fontSize: 24 },
        '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: theme.vars.palette.primary.text },
      }),
      sizeSmall: { padding: 6 },
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.control.border,
        '&.Mui-checked': { color: theme.vars.palette.primary.text },
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      switchBase: ({ theme }) => ({
        '&.Mui-checked': { color: theme.vars.palette.primary.text },
        '&.Mui-checked + .MuiSwitch-track': {
          backgroundColor: theme.vars.palette.primary.text,
          opacity: 0.5,
        },
      }),
      track: ({ theme }) => ({ backgroundColor: theme.vars.palette.control.border, opacity: 1 }),
      thumb: { boxShadow: '0 0 1px rgb(0 0 0 / 0.6)' },
    },
  },
  MuiToggleButtonGroup: { styleOverrides: { root: { flexWrap: 'wrap' } } },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        minHeight: 40,
        gap: theme.spacing(0.5),
        padding: theme.spacing(0.375, 2),
        borderColor: theme.vars.palette.control.border,
        color: theme.vars.palette.text.primary,
        '&.Mui-selected, &.Mui-selected:hover': {
          ...selectedStyle(theme),
          fontWeight: theme.typography.fontWeightMedium,
        },
      }),
      sizeSmall: { minHeight: 32 },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        '&.Mui-selected': { color: theme.vars.palette.primary.text },
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 44 },
      indicator: ({ theme }) => ({ backgroundColor: theme.vars.palette.primary.text }),
    },
  },
  MuiLink: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.primary.text }) },
  },
};
