// Judges a report of `npm audit` by the exceptions of audit-allowed.json, for audit.mjs.

const GRAVE = ['high', 'critical'];

/** `GHSA-…`, or npm's own number where the advisory has none. */
function advisoryId({ url, source }) {
  return /GHSA-[\w-]+/.exec(url ?? '')?.[0] ?? String(source);
}

/** The reason for a missing report, without the address of the registry; null where npm gave a report. */
export function findFailure(report) {
  if (report.vulnerabilities) return null;
  const { statusCode, error } = report;
  if (statusCode) return { isRegistry: true, reason: `the registry answers ${statusCode}` };
  const code = error?.code ?? 'no report';
  return {
    isRegistry: /^E(?:NOTFOUND|CONN|TIMEDOUT|AI_AGAIN|HOSTUNREACH|NETUNREACH)/.test(code),
    reason: code,
  };
}

function verdictOn(exception, isOk) {
  if (!exception) return 'not allowed';
  return isOk
    ? `allowed until ${exception.until}: ${exception.reason}`
    : `was allowed until ${exception.until}`;
}

/**
 * The advisories of level high or above in a report of `npm audit --json`, each once, with the verdict on each.
 *
 * @param {object} report npm's report, version 2
 * @param {{ advisory: string, reason: string, until: string }[]} allowed `until` is the last day, `YYYY-MM-DD`
 * @param {string} today `YYYY-MM-DD`
 * @returns {{ findings: { id: string, name: string, severity: string, title: string, verdict: string, isOk: boolean }[], unused: string[] }}
 */
export function judgeReport(report, allowed, today) {
  // A text is the name of a weak package that this package contains.
  const advisories = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause === 'object' && GRAVE.includes(cause.severity));
  const findings = new Map();
  for (const advisory of advisories) {
    const id = advisoryId(advisory);
    const exception = allowed.find((entry) => entry.advisory === id);
    const isOk = exception !== undefined && exception.until >= today;
    const { name, severity, title } = advisory;
    const verdict = verdictOn(exception, isOk);
    findings.set(`${id} ${name}`, { id, name, severity, title, verdict, isOk });
  }
  const reportedIds = new Set([...findings.values()].map(({ id }) => id));
  const unused = allowed.map(({ advisory }) => advisory).filter((id) => !reportedIds.has(id));
  return { findings: [...findings.values()], unused };
}
