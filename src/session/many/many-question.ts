import type { ReactNode } from 'react';
import type { Resource } from '@/api/resources';
import type { ManyAct } from './many-run';

/** A row with its name in the question and the results. */
export type ManyRow = { id: number; name: string };

/** An act on many rows, and its confirmation. */
export type ManyQuestion = {
  rows: readonly ManyRow[];
  title: string;
  /** States the number of rows and their sum. */
  body: ReactNode;
  tone?: 'danger';
  confirmLabel: string;
  act: ManyAct<ManyRow>;
  /** The resources that the act changes. */
  writes: readonly Resource[];
  /** A `message()` after all rows are done. */
  success: string;
  /** Called at the end with the ids of the finished rows. */
  onEnd: (ids: readonly number[]) => void;
};
