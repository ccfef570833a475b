import type { ReactNode } from 'react';
import type { Resource } from '@/api/resources';
import type { ManyAct } from './many-run';

export type ManyRow = { id: number; name: string };

export type ManyQuestion = {
  rows: readonly ManyRow[];
  title: string;
  body: ReactNode;
  tone?: 'danger';
  confirmLabel: string;
  act: ManyAct<ManyRow>;
  writes: readonly Resource[];
  /** The `message()` shown when all rows are done. */
  success: string;
  /** Gets the ids of the finished rows. */
  onEnd: (ids: readonly number[]) => void;
};
