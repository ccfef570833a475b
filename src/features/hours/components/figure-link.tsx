import { Link, type LinkProps } from 'react-router-dom';

export const FigureLink = (props: LinkProps) => <Link className="figure-link" {...props} />;
