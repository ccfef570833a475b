const GRAVE = ['high', 'critical'];

/** `GHSA-…`, or npm's own number where the advisory has none. */
function idOf({ url, source }) {
  return /GHSA-[\w-]+/.exec(url ?? '')?.[0] ?? String(source);
}

/** Why there is no report, in a few words; null where there is one. Never the address of the registry. */
export function whyUnanswered(report) {
  if (report.vulnerabilities) return null;
  const { statusCode, error } = report;
  if (statusCode) return { isRegistry: true, reason: `the registry answers ${statusCode}` };
  const code = error?.code ?? 'no report';
  return {
    isRegistry: /^E(?:NOTFOUND|CONN|TIMEDOUT|AI_AGAIN|HOSTUNREACH|NETUNREACH)/.test(code),
    reason: code,
  };
}

/**
 * The advisories of level high or above in a report of `npm audit --json`, each once, and what to think of them.
 *
 * @param {object} report npm's report, version 2
 * @param {{ advisory: string, reason: string, until: string }[]} allowed `until` is the last day, `YYYY-MM-DD`
 * @param {string} today `YYYY-MM-DD`
 * @returns {{ findings: { id: string, name: string, severity: string, title: string, verdict: string, isOk: boolean }[], unused: string[] }}
 */
export function judgeReport(report, allowed, today) {
  // What merely contains a weak package names that package by a text.
  const advisories = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause === 'object' && GRAVE.includes(cause.severity));
  const findings = new Map();
  for (const advisory of advisories) {
    const id = idOf(advisory);
    const exception = allowed.find((entry) => entry.advisory === id);
    const isOk = exception !== undefined && exception.until >= today;
    const verdict = isOk
      ? `allowed until ${exception.until}: ${exception.reason}`
      : exception
        ? `was allowed until ${exception.until}`
        : 'not allowed';
    const { name, severity, title } = advisory;
    findings.set(`${id} ${name}`, { id, name, severity, title, verdict, isOk });
  }
  const known = [...findings.values()];
  const unused = allowed
    .map(({ advisory }) => advisory)
    .filter((id) => !known.some((finding) => finding.id === id));
  return { findings: known, unused };
}
