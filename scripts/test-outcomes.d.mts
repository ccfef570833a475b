type Outcome = {
  passed: number;
  /** Tests that failed, by file and name; unit tests with their messages in further lines. */
  failures: string[];
  /** Tests that passed only at their second try, in the same form. */
  flaky: string[];
};
export function vitestOutcome(report: object, root: string): Outcome;
export function playwrightOutcome(report: object): Outcome;
