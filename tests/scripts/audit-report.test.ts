import { describe, expect, it } from 'vitest';
import { findFailure, judgeReport } from '../../scripts/audit-report.mjs';

const advisory = (id: string, severity: string) => ({
  source: 1,
  name: 'parser',
  severity,
  title: 'Reads too far',
  url: `https://advisories.example/${id}`,
});
const report = (...via: unknown[]) => ({
  vulnerabilities: { parser: { via }, site: { via: ['parser'] } },
});
const allowed = { advisory: 'GHSA-aaaa-bbbb-cccc', reason: 'never called', until: '2025-08-20' };
const grave = advisory('GHSA-aaaa-bbbb-cccc', 'high');

describe('the judgement on a report of npm audit', () => {
  it('counts high and critical advisories once', () => {
    const critical = advisory('GHSA-dddd-eeee-ffff', 'critical');
    const { findings } = judgeReport(
      report(grave, grave, critical, advisory('GHSA-x', 'moderate')),
      [],
      '2025-08-20',
    );
    expect(findings.map(({ id, isOk }) => [id, isOk])).toEqual([
      ['GHSA-aaaa-bbbb-cccc', false],
      ['GHSA-dddd-eeee-ffff', false],
    ]);
  });

  it.each([
    ['2025-08-20', true],
    ['2025-08-21', false],
  ])('accepts an exception until its last day (%s: %s)', (today, isOk) => {
    expect(judgeReport(report(grave), [allowed], today).findings).toMatchObject([{ isOk }]);
  });

  it('names exceptions that are no longer needed', () => {
    expect(judgeReport(report(), [allowed], '2025-08-20').unused).toEqual(['GHSA-aaaa-bbbb-cccc']);
  });

  it.each([
    [report(), null],
    [{ statusCode: 405, error: { summary: '' } }, true],
    [{ error: { code: 'ENOTFOUND' } }, true],
    [{ error: { code: 'ENOLOCK' } }, false],
    [{}, false],
  ])('distinguishes a registry without audits from a failure (%j)', (answer, isRegistry) => {
    expect(findFailure(answer)?.isRegistry ?? null).toBe(isRegistry);
  });
});
