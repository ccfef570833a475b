import i18next from 'i18next';
import type { MessageKey } from './catalogue';
import { translateMessage } from './message';

/** Where the fields that a server names are labelled; the first whose catalogue is there counts. */
export const FIELD_LABELS: Readonly<Record<string, readonly MessageKey[]>> = {
  address: ['members:field.address'],
  cd: ['projects:field.code'],
  date: ['fines:field.date', 'reporting:dates.title'],
  day: ['reporting:setting.weekdays'],
  duration: ['leave:field.duration'],
  email: ['members:field.email'],
  eng_name: ['members:field.engName', 'projects:field.engName'],
  grade: ['skills:field.grade'],
  japanese_level: ['skills:field.japaneseLevel'],
  join_date: ['skills:field.joinDate'],
  jp_name: ['members:field.jpName', 'projects:field.jpName'],
  leave_date: ['leave:field.leaveDate'],
  major_tech_stack_id: ['skills:field.majorTechStack'],
  multi_date: ['leave:field.leaveDates'],
  ot_date: ['leave:field.otDate'],
  ot_time: ['leave:field.otTime'],
  password: ['members:field.password'],
  period: ['reporting:work.period'],
  permanent_date: ['members:field.permanentDate', 'leave:field.permanentDate'],
  ph_number: ['members:field.phone'],
  position: ['members:field.position', 'skills:field.position'],
  prev_experience: ['skills:field.prevExperience'],
  project: ['members:field.project', 'skills:field.project'],
  project_id: ['reporting:work.project'],
  reason: ['leave:field.reason'],
  ref_person: ['members:field.refPerson'],
  ref_ph_number: ['members:field.refPhone'],
  responsibility: ['skills:field.responsibility'],
  role: ['members:field.role'],
  sg_experience: ['skills:field.sgExperience'],
  skills: ['skills:field.skills'],
  sort_key: ['members:field.sortKey'],
  staff: ['fines:field.staff'],
  staff_id: ['leave:field.employee', 'skills:field.staff', 'reporting:people.label'],
  staff_image: ['members:field.photo'],
  staff_no: ['members:field.staffNo'],
  task_id: ['reporting:work.task'],
  time: ['fines:field.time'],
  total_experience: ['skills:field.totalExperience'],
  username: ['members:field.username'],
};

/** How a field that a server knows by this name is labelled in the current language; its name where nobody labels it. */
export function fieldLabel(name: string): string {
  const key = FIELD_LABELS[name]?.find((label) => i18next.exists(label));
  return key ? translateMessage(key) : name;
}
