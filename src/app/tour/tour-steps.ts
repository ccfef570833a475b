import { paths } from '@/config/paths';

/** What a visitor of the demonstration is led to: a screen, and its words in the catalogue. */
export type TourStep = {
  id: 'overview' | 'days' | 'paint' | 'wall' | 'closing' | 'explorer' | 'defaults' | 'finder';
  to: string;
};

const PAINT: TourStep = { id: 'paint', to: `${paths.reporting}?view=paint` };
const WALL: TourStep = { id: 'wall', to: `${paths.leaveRecords}?view=wall` };

/** Five steps for administrators, and five for everybody else. */
export function tourSteps(isAdmin: boolean): readonly TourStep[] {
  return isAdmin
    ? [
        { id: 'overview', to: paths.dashboard },
        PAINT,
        { id: 'closing', to: `${paths.weeklyWorkTime}?view=closing` },
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
