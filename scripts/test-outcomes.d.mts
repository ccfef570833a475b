type Outcome = {
  passed: number;
  /** Tests that failed, by file and name. */
  failures: string[];
  /** Tests that passed only at their second try. */
  again: string[];
};
export function vitestOutcome(report: object, root: string): Outcome;
export function playwrightOutcome(report: object): Outcome;
