type Allowed = { advisory: string; reason: string; until: string };
type Finding = { id: string; name: string; severity: string; title: string; verdict: string; isOk: boolean };
export function findFailure(report: object): { isRegistry: boolean; reason: string } | null;
export function judgeReport(
  report: object,
  allowed: Allowed[],
  today: string,
): { findings: Finding[]; unused: string[] };
