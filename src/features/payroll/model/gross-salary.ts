/** A month of 22 days of 8 hours. */
const HOURS_PER_MONTH = { days: 22, hours: 8 } as const;

const OVERTIME_RATE = 1.5;

const ROUNDED_TO = 100;

type Cells = { salary: string; leave: string; overtime: string };

/**
 * What is paid, as a formula over the cells of the salary and the hours: empty until a salary is typed in; less the
 * hours on leave beyond the overtime, or more by the overtime beyond the leave at its higher rate; to the nearest
 * 100, and never below nothing. Source: EX-2.
 */
export function grossSalaryFormula({ salary, leave, overtime }: Cells): string {
  const hourly = `${salary}/${HOURS_PER_MONTH.days}/${HOURS_PER_MONTH.hours}`;
  const lessLeave = `${salary}-${hourly}*(${leave}-${overtime})`;
  const moreOvertime = `${salary}+${hourly}*(${overtime}-${leave})*${OVERTIME_RATE}`;
  const due = `IF(${leave}>${overtime},${lessLeave},${moreOvertime})`;
  return `IF(${salary}="","",MROUND(MAX(0,${due}),${ROUNDED_TO}))`;
}
