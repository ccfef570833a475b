import type { ReactNode } from 'react';
import type { Column } from '@/ui/data-table/column';
import type { Project } from '../fields';
import type { ActivityFilter } from '../model/project-search';

/** What stands in the list beside what a project is. */
export type ProjectFigures = {
  columns: readonly Column<Project>[];
  /** The projects that the filter leaves; undefined while that is not known. */
  rows: readonly Project[] | undefined;
  /** Where the figures come from, or why there are none; undefined while they are on their way. */
  note: ReactNode;
};

/** For the part that adds the figures: it is fetched behind the list, and tells them whenever they change. */
export type ProjectActivityProps = {
  /** Undefined while they are on their way. */
  projects: readonly Project[] | undefined;
  filter: ActivityFilter;
  onFigures: (figures: ProjectFigures) => void;
};
