import type { Place } from './place';

/** What the map knows of a member. */
export type MapMember = { id: number; name: string; photoUrl: string | null; place: Place };
