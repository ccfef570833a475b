import { styled } from '@mui/material/styles';

const Bar = styled('span')(({ theme }) => {
  const { primary, action } = theme.vars.palette;
  return {
    display: 'block',
    height: 4,
    // As wide beside a short figure as beside a long one.
    minWidth: 128,
    marginTop: 2,
    borderRadius: 2,
    backgroundColor: action.hover,
    backgroundImage: `linear-gradient(${primary.main}, ${primary.main})`,
    backgroundRepeat: 'no-repeat',
    printColorAdjust: 'exact',
  };
});

/** How long hours are beside the `longest` ones, for the eye: the figure stands next to it. */
export function HoursBar({ hours, longest }: { hours: number; longest: number }) {
  const share = longest > 0 ? hours / longest : 0;
  return <Bar aria-hidden data-share={share.toFixed(2)} style={{ backgroundSize: `${share * 100}% 100%` }} />;
}
