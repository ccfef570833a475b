// Describes one workbook of each kind on made-up data, for verify-workbooks.mjs. `load` imports a module of src/.

/** The worked examples of the payroll: leave, overtime, the salary that is typed in, and the gross salary. Source: EX-2. */
export const PAYROLL_EXAMPLES = [
  {
    name: 'Full Day + Half Day, overtime 2 h',
    durations: ['Full Day', 'Half Day'],
    overtime: ['2 Hours'],
    salary: 660_000,
    gross: 622_500,
  },
  {
    name: 'Half Day, overtime 10 h',
    durations: ['2'],
    overtime: ['1', '6'],
    salary: 660_000,
    gross: 693_800,
  },
  {
    name: '3 Hours 30 Minutes',
    durations: ['3 Hours 30 Minutes'],
    overtime: [],
    salary: 500_000,
    gross: 490_100,
  },
  {
    name: '=1+1 (a name that looks like a formula)',
    durations: [],
    overtime: [],
    salary: 350_040,
    gross: 350_000,
  },
  {
    name: 'More leave than the month has hours',
    durations: Array(25).fill('1'),
    overtime: [],
    salary: 300_000,
    gross: 0,
  },
];

const MONTH = '2026-11';
const RANGE = { start: '2026-11-01', end: '2026-11-30' };

const person = (id, eng_name, jp_name) => ({ id, eng_name, jp_name });
const MEMBERS = [
  person(2, 'Tanaka Misaki', '田中 美咲'),
  person(4, 'Hnin Yu Wai', 'ニン ユー ワイ'),
  person(5, '=1+1', '鈴木 葵'),
];
const PROJECTS = [
  person(1, 'Shop', 'ショップ'),
  person(2, 'Bank', '銀行'),
  person(3, '@Support', 'サポート'),
];

export async function workbookSamples(load) {
  const { exporting: words } = await load('src/i18n/locales/en/exporting.ts');
  const english = { words: words.sheet, language: 'en' };
  const members = MEMBERS.map((member, index) => ({ ...member, hours: 7.5 + index * 40 }));
  const periods = [
    { start: '2026-10-01', end: '2026-10-31' },
    { start: '2026-11-01', end: '2026-11-30' },
  ].map(periodHours);

  const weekly = await load('src/features/hours/export/weekly-hours-workbook.ts');
  const menPower = await load('src/features/hours/export/men-power-workbook.ts');
  const project = await load('src/features/hours/export/project-hours-workbook.ts');
  const report = await load('src/features/hours/export/member-report-workbook.ts');
  const skills = await load('src/features/skills/export/skill-workbook.ts');
  return {
    payroll: await payroll(load),
    'weekly-hours': weekly.weeklyHoursWorkbook(members, { ...english, title: 'Working Times', range: RANGE }),
    'men-power': menPower.menPowerWorkbook(
      PROJECTS.map((entry, index) => ({
        ...entry,
        code: `00${index}`,
        men: 2,
        hours: index * 12.5,
        days: 3,
      })),
      RANGE,
    ),
    'project-hours-weeks': project.projectHoursWorkbook(periods, {
      ...english,
      title: 'Weeks',
      isByMonth: false,
    }),
    'project-hours-months': project.projectHoursWorkbook(periods, {
      ...english,
      title: 'Months',
      isByMonth: true,
    }),
    'employee-report': report.memberReportWorkbook(
      MEMBERS.map(({ id, eng_name }) => ({
        key: String(id),
        label: eng_name,
        rows: PROJECTS.map(({ eng_name: label }) => ({ key: label, label, hours: id + 0.5 })),
      })),
      { ...english, title: 'Employee report', range: RANGE, dimensionNames: ['Member', 'Project'] },
    ),
    'skill-sheets': skills.skillWorkbook(MEMBERS.map(skillSheet), {
      stacks: Array.from({ length: 26 }, (_, index) => ({ id: index + 1, name: `Stack ${index + 1}` })),
      hasEveryMark: true,
      today: '2026-11-21',
      time: '2026/11/21 9:30:00',
    }),
  };
}

async function payroll(load) {
  const { payrollRows } = await load('src/features/payroll/model/payroll-row.ts');
  const { payrollWorkbook } = await load('src/features/payroll/export/payroll-workbook.ts');
  const people = PAYROLL_EXAMPLES.map(({ name }, index) => person(index + 1, name, name));
  const day = { date: `${MONTH}-05`, dayCount: 1 };
  const rows = payrollRows(people, {
    month: MONTH,
    findLeaves: ({ id }) => PAYROLL_EXAMPLES[id - 1].durations.map((duration) => ({ ...day, duration })),
    overtimes: PAYROLL_EXAMPLES.flatMap(({ overtime }, index) =>
      overtime.map((duration) => ({ ...day, staffId: index + 1, duration })),
    ),
  });
  return payrollWorkbook(rows, MONTH);
}

function periodHours(range, index) {
  const projects = PROJECTS.map((project) => {
    const members = MEMBERS.map((member) => ({ ...member, hours: member.id * project.id + index / 2 }));
    return { project, members, hours: members.reduce((sum, { hours }) => sum + hours, 0) };
  });
  return { range, projects, hours: projects.reduce((sum, { hours }) => sum + hours, 0) };
}

function skillSheet(staff, index) {
  return {
    id: index + 1,
    staff,
    projects: PROJECTS,
    responsibilities: [{ id: 1, name: '設計' }],
    marks: [1, 2, 3].map((id) => ({
      techStackId: id,
      techStackName: '',
      levelId: id,
      symbol: '★◎○'[id - 1],
    })),
    position: { id: 1, name: 'SE' },
    grade: { id: 1, name: 'A' },
    japaneseLevel: { id: 1, name: 'N2' },
    majorTechStack: { id: 1, name: 'React' },
    joinDate: '2019-04-01',
    sgExperience: 5,
    prevExperience: index,
    totalExperience: 5 + index,
    updatedAt: '2026-11-20',
  };
}
