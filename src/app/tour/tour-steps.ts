import type { ComponentType } from 'react';
import { paths } from '@/config/paths';
import type { MessageKey } from '@/i18n/catalogue';
import { BOARD, ClosingFact, DaysFact, ExpertFact, MATRIX, PlanFact, type TourFactProps } from './tour-facts';

export type TourStep = {
  title: MessageKey;
  body: MessageKey;
  /** The address of the step while it has no fact. */
  to: string;
  Fact?: ComponentType<TourFactProps>;
};

const PAINT: TourStep = {
  title: 'tour:paint.title',
  body: 'tour:paint.body',
  to: `${paths.reporting}?view=paint`,
};
const WALL: TourStep = {
  title: 'tour:wall.title',
  body: 'tour:wall.body',
  to: `${paths.leaveRecords}?view=wall`,
};

export const tourSteps = (isAdmin: boolean): readonly TourStep[] =>
  isAdmin
    ? [
        { title: 'tour:closing.title', body: 'tour:closing.body', to: BOARD, Fact: ClosingFact },
        { title: 'tour:plan.title', body: 'tour:plan.body', to: paths.projects, Fact: PlanFact },
        { title: 'tour:expert.title', body: 'tour:expert.body', to: MATRIX, Fact: ExpertFact },
        PAINT,
        WALL,
        { title: 'tour:explorer.title', body: 'tour:explorer.body', to: `${paths.reports}?view=explorer` },
      ]
    : [
        { title: 'tour:days.title', body: 'tour:days.body', to: paths.dashboard, Fact: DaysFact },
        PAINT,
        { title: 'tour:defaults.title', body: 'tour:defaults.body', to: paths.reportingSetting },
        WALL,
        { title: 'tour:finder.title', body: 'tour:finder.body', to: paths.memberList },
      ];
