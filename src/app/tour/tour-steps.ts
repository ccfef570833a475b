import { paths } from '@/config/paths';

/** What a visitor of the demonstration is led to: a screen, and its words in the catalogue. */
export type TourStep = {
  id: 'days' | 'paint' | 'wall' | 'closing' | 'plan' | 'expert' | 'explorer' | 'defaults' | 'finder';
  /** Where the step leads as long as no fact of it is known. */
  to: string;
};

const PAINT: TourStep = { id: 'paint', to: `${paths.reporting}?view=paint` };
const WALL: TourStep = { id: 'wall', to: `${paths.leaveRecords}?view=wall` };

/** Six steps for administrators, the story of a month first, and five for everybody else. */
export function tourSteps(isAdmin: boolean): readonly TourStep[] {
  return isAdmin
    ? [
        { id: 'closing', to: `${paths.weeklyWorkTime}?view=closing` },
        { id: 'plan', to: paths.projects },
        { id: 'expert', to: `${paths.skillList}?view=matrix` },
        PAINT,
        WALL,
        { id: 'explorer', to: `${paths.reports}?view=explorer` },
      ]
    : [
        { id: 'days', to: paths.dashboard },
        PAINT,
        { id: 'defaults', to: paths.reportingSetting },
        WALL,
        { id: 'finder', to: paths.memberList },
      ];
}
