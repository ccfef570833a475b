import type { auth } from './locales/en/auth';
import type { card } from './locales/en/card';
import type { cards } from './locales/en/cards';
import type { closing } from './locales/en/closing';
import type { common } from './locales/en/common';
import type { company } from './locales/en/company';
import type { dashboard } from './locales/en/dashboard';
import type { drafts } from './locales/en/drafts';
import type { explorer } from './locales/en/explorer';
import type { exporting } from './locales/en/exporting';
import type { finder } from './locales/en/finder';
import type { fines } from './locales/en/fines';
import type { hours } from './locales/en/hours';
import type { importing } from './locales/en/importing';
import type { leave } from './locales/en/leave';
import type { lists } from './locales/en/lists';
import type { map } from './locales/en/map';
import type { members } from './locales/en/members';
import type { painter } from './locales/en/painter';
import type { palette } from './locales/en/palette';
import type { payroll } from './locales/en/payroll';
import type { person } from './locales/en/person';
import type { projects } from './locales/en/projects';
import type { reporting } from './locales/en/reporting';
import type { saving } from './locales/en/saving';
import type { settling } from './locales/en/settling';
import type { shell } from './locales/en/shell';
import type { skills } from './locales/en/skills';
import type { toasts } from './locales/en/toasts';
import type { tour } from './locales/en/tour';
import type { validation } from './locales/en/validation';
import type { wall } from './locales/en/wall';

export type Catalogues = {
  auth: typeof auth;
  card: typeof card;
  cards: typeof cards;
  closing: typeof closing;
  common: typeof common;
  company: typeof company;
  dashboard: typeof dashboard;
  drafts: typeof drafts;
  explorer: typeof explorer;
  exporting: typeof exporting;
  finder: typeof finder;
  fines: typeof fines;
  hours: typeof hours;
  importing: typeof importing;
  leave: typeof leave;
  lists: typeof lists;
  map: typeof map;
  members: typeof members;
  painter: typeof painter;
  palette: typeof palette;
  payroll: typeof payroll;
  person: typeof person;
  projects: typeof projects;
  reporting: typeof reporting;
  saving: typeof saving;
  settling: typeof settling;
  shell: typeof shell;
  skills: typeof skills;
  toasts: typeof toasts;
  tour: typeof tour;
  validation: typeof validation;
  wall: typeof wall;
};

export type Namespace = keyof Catalogues;

/** Without `…_one` keys, because Japanese has no singular. */
export type Translation<T> = {
  [K in keyof T as K extends `${string}_one` ? never : K]: T[K] extends string ? string : Translation<T[K]>;
};

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? Singular<K> : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];

type Singular<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

/** Any key with its namespace, e.g. `toasts:member.created`. */
export type MessageKey = { [N in Namespace]: `${N}:${Leaves<Catalogues[N]>}` }[Namespace];
