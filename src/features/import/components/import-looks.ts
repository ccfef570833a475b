import { styled } from '@mui/material/styles';

/** Around the rows of a file. The styles of all cells stand here once. */
export const ImportLooks = styled('div')(({ theme }) => {
  const { palette, typography } = { ...theme, palette: theme.vars.palette };
  return {
    '& [role][data-align="start"]': { paddingInline: '8px' },
    '& [role][data-edge="start"][data-edge]': { gap: 8, paddingInline: '16px 8px' },
    '& :is(.text, .state)': { overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: 1.6 },
    '& .line': { minWidth: 28, color: palette.text.secondary, textAlign: 'end' },
    '& .rows [data-look="skip"]': { color: palette.text.secondary },
    '& .rows [data-look="problem"]': {
      backgroundColor: palette.error.tint,
      color: palette.error.text,
      boxShadow: `inset 0 0 0 1px ${palette.error.text}`,
    },
    '& .rows [data-look="note"] .text': { textDecoration: 'underline dotted', textUnderlineOffset: 4 },
    '& .rows [data-look="changed"]': { backgroundColor: palette.info.tint, color: palette.info.text },
    '& .rows [data-look="wrong"] .state': {
      color: palette.error.text,
      fontWeight: typography.fontWeightMedium,
    },
    '& .rows [data-look="saved"] .state': { color: palette.success.text },
    '& .rows [data-look="create"] .state': { fontWeight: typography.fontWeightMedium },
    '& .rows [data-look="update"] .state': { color: palette.info.text },
    '& s': { opacity: 1, textDecorationThickness: 1 },
  };
});
