import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** The look of figures that lead to what they are made of. */
export const FIGURE_LINK = {
  color: 'inherit',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecorationStyle: 'solid' },
} as const;

/** A figure that leads to what it is made of. */
export const FigureLink = styled(Link)(FIGURE_LINK);
