import type { SharedPart } from '../model/chart-part';
import type { ChartColours } from './use-chart-colours';

export type ChartKind = 'doughnut' | 'polarArea';

export type ChartDrawing = {
  kind: ChartKind;
  /** The inner radius of a doughnut, in percent. */
  hole?: number;
  parts: readonly SharedPart[];
  colours: ChartColours;
  formatShare: (share: number) => string;
};
