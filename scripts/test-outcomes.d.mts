type Outcome = {
  passed: number;
  /** Tests that failed, by file and name; unit tests with their complaints in further lines. */
  failures: string[];
  /** Tests that passed only at their second try, told alike. */
  again: string[];
};
export function vitestOutcome(report: object, root: string): Outcome;
export function playwrightOutcome(report: object): Outcome;
