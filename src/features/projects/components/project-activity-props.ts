import type { ReactNode } from 'react';
import type { Column } from '@/ui/data-table/column';
import type { Project } from '../fields';
import type { ActivityFilter } from '../model/project-search';

export type ProjectFigures = {
  columns: readonly Column<Project>[];
  rows: readonly Project[] | undefined;
  /** The days of the figures, or why there are none; undefined until loaded. */
  note: ReactNode;
};

export type ProjectActivityProps = {
  projects: readonly Project[] | undefined;
  filter: ActivityFilter;
  onFigures: (figures: ProjectFigures) => void;
};
