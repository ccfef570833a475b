import styles from './tone.module.css';

export type Tone = 'primary' | 'error' | 'warning' | 'success' | 'info';

/** The class that gives a part of the kit the colours of a meaning; `inherit` leaves it those around it. */
export const toneClass = (tone: Tone | 'inherit' | 'default'): string | undefined => styles[tone];
