import type { ReactNode } from 'react';

/** What the data say for a step of the tour, and where that is seen. */
type TourFact = { words: string; to: string };

/** Hands on what it found: undefined while it is on its way, and where the data have no such thing. */
export type TourFactProps = { children: (fact: TourFact | undefined) => ReactNode };
