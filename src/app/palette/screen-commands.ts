import { cardCommands } from '@/features/card/card-commands';
import { dashboardCommands } from '@/features/dashboard/dashboard-commands';
import { fineCommands } from '@/features/fines/fine-commands';
import {
  employeeReportCommands,
  menPowerCommands,
  projectHoursCommands,
  reportsCommands,
  weeklyWorkTimeCommands,
} from '@/features/hours/hours-commands';
import { leaveRecordCommands, leaveRegistrationCommands } from '@/features/leave/leave-commands';
import { locationCommands } from '@/features/map/map-commands';
import { memberCreateCommands } from '@/features/members/member-commands';
import { monthEndCommands } from '@/features/month-end/month-end-commands';
import { reportingCommands, reportingSettingCommands } from '@/features/reporting/reporting-commands';
import { skillCreateCommands, skillListCommands } from '@/features/skills/skill-commands';
import type { ScreenCommands } from '@/session/app-command';
import { isAdmin } from '@/session/signed-in-staff';
import type { Role } from '@/session/staff-schema';
import { memberListScreen, projectListScreen } from '../pages/list-screens';
import type { ScreenName } from '../screens';

/** Every screen with what can be done there, what is done daily first. Null where only the link of a record leads. */
const commandsOf: Record<ScreenName, ScreenCommands | null> = {
  reporting: reportingCommands,
  reportingSetting: reportingSettingCommands,
  dashboard: dashboardCommands,
  memberList: {
    screen: memberListScreen,
    words: 'palette:words.memberList',
    actions: [
      {
        id: 'exportPayroll',
        label: 'palette:action.exportPayroll',
        words: 'palette:words.exportPayroll',
        presses: 'export',
      },
    ],
  },
  leaveRecords: leaveRecordCommands,

  reports: reportsCommands,
  weeklyWorkTime: weeklyWorkTimeCommands,
  monthEnd: monthEndCommands,
  employeeReports: employeeReportCommands,
  menPower: menPowerCommands,
  projectHoursByDate: projectHoursCommands,

  skillList: skillListCommands,
  skillEdit: null,
  locations: locationCommands,
  memberCreate: memberCreateCommands,
  memberEdit: null,
  person: null,
  card: cardCommands,
  skillCreate: skillCreateCommands,

  leaveRegistration: leaveRegistrationCommands,
  fines: fineCommands,
  projects: { screen: projectListScreen, words: 'palette:words.projects' },
};

/** The screens that somebody may open, each under its name, with what can be done there. */
export function screenCommandsFor(me: { role: Role }): (ScreenCommands & { id: string })[] {
  return Object.entries(commandsOf).flatMap(([id, commands]) =>
    commands && (commands.screen.role === 'everyone' || isAdmin(me)) ? [{ id, ...commands }] : [],
  );
}
