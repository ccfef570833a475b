import { Link, type LinkProps } from 'react-router-dom';

/** A figure that links to its parts. */
export const FigureLink = (props: LinkProps) => <Link className="figure-link" {...props} />;
