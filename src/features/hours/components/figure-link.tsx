import { Link, type LinkProps } from 'react-router-dom';
import styles from './figure-link.module.css';

/** A figure that leads to what it is made of. */
export const FigureLink = (props: LinkProps) => <Link className={styles.figure} {...props} />;
