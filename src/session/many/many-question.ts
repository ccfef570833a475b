import type { ReactNode } from 'react';
import type { Resource } from '@/api/resources';
import type { ManyAct } from './many-run';

/** A row, as it is named in the question and among the results. */
export type ManyRow = { id: number; name: string };

/** What is to be done to many rows, and how it is asked about. */
export type ManyQuestion = {
  rows: readonly ManyRow[];
  title: string;
  /** Says how many they are and what they come to. */
  body: ReactNode;
  tone?: 'danger';
  confirmLabel: string;
  act: ManyAct<ManyRow>;
  /** What it changes on the server. */
  writes: readonly Resource[];
  /** A `message()` for when all of it is done. */
  success: string;
  /** Called at the end, with the rows that are done. */
  onEnd: (ids: readonly number[]) => void;
};
