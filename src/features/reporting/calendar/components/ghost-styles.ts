import type { CSSObject, Theme } from '@mui/material/styles';

/** The events of a calendar on the timeline, dotted; at their left the half hours stay to be painted. */
export function ghostStyles({ vars: { palette } }: Theme): CSSObject {
  return {
    '& .body > .calendar-ghost': {
      zIndex: 2,
      position: 'relative',
      margin: '1px 0',
      overflow: 'hidden',
      border: `2px dotted ${palette.text.secondary}`,
      borderRadius: 5,
      backgroundColor: palette.background.paper,
      cursor: 'pointer',
      '&[data-known]': { borderColor: 'var(--tone)' },
      '& > button': {
        border: 0,
        padding: 0,
        font: 'inherit',
        color: palette.text.primary,
        background: 'none',
        cursor: 'pointer',
        minWidth: 24,
        '&:hover': { backgroundColor: palette.action.hover },
        '&:focus-visible': { outline: `2px solid ${palette.primary.text}`, outlineOffset: -2 },
      },
      '& > .accept': {
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '1px 2px 1px 5px',
        textAlign: 'start',
        fontSize: 12,
        lineHeight: 1.25,
        overflowWrap: 'anywhere',
        // The words flow around the other button.
        '& > span::before': { content: '""', float: 'inline-end', width: 20, height: 20 },
        '& small': { display: 'block', fontSize: 12, color: palette.text.secondary },
      },
      '& > button:not(.accept)': {
        position: 'absolute',
        top: 0,
        insetInlineEnd: 0,
        height: 24,
        width: 24,
        fontSize: 16,
        lineHeight: 1,
      },
      '&[data-short] b': {
        display: 'block',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        lineHeight: 1.4,
      },
      '&[data-line] > .accept': {
        whiteSpace: 'nowrap',
        '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', maxWidth: 'calc(100% - 20px)' },
        '& b, & small': { display: 'inline' },
        '& small': { marginInlineStart: 4 },
        '& > span::before, & small.tabular': { display: 'none' },
      },
    },
    '& .head > .hint': { fontStyle: 'italic' },
    // Room for one or two more lines at the head of all days.
    '&:has(.hint)': { '--head': '70px' },
    '&:has(.hint + .hint)': { '--head': '88px' },
  };
}
