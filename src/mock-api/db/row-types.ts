import type { CalendarDate, Weekday } from '@/lib/calendar-date';
import type { CodedName } from '@/lib/named';

/** UTC with microseconds, e.g. `2025-08-20T03:15:00.000000Z`. */
export type Timestamp = string;

type Stamped = { created_at: Timestamp | null; updated_at: Timestamp | null };
type SoftDeleted = Stamped & { deleted_at: Timestamp | null };

export type StaffRow = SoftDeleted & {
  id: number;
  staff_no: string;
  eng_name: string;
  jp_name: string;
  username: string;
  password: string;
  address: string;
  ph_number: string | null;
  position: number;
  role: number;
  email: string | null;
  permanent_date: CalendarDate | null;
  ref_person: string | null;
  ref_ph_number: string | null;
  sort_key: number | null;
  /** Only the newer server answers it; 1 in a row that was never edited. */
  work_type: number | null;
  staff_image: string | null;
};

type AccessTokenRow = { id: number; staff_id: number; text: string };
export type StaffProjectRow = Stamped & { id: number; staff_id: number; project_id: number };
export type CodedRow = SoftDeleted & CodedName;
export type LookupRow = Stamped & { id: number; name: string; abbv?: string };

export type SlotRow = {
  id: number;
  date: CalendarDate;
  staff_id: number;
  project_id: number;
  task_id: number;
  period: string;
};

export type SettingRow = {
  id: number;
  day: Weekday;
  staff_id: number;
  project_id: number;
  task_id: number;
  period: string;
};

export type LeaveRecordRow = SoftDeleted & {
  id: number;
  staff_id: number;
  year: number;
  permanent_date: CalendarDate;
  carry_leaves: number;
  remain_leaves: number;
  first_annual: number;
  second_annual: number;
  total_leaves: number;
  total_used: number;
  accumulated_hours: number;
};

export type LeaveRow = SoftDeleted & {
  id: number;
  rec_id: number;
  leave_date: CalendarDate;
  duration: string;
  day_count: number;
  reason: string | null;
  leave_type: number;
  status: number | null;
};

export type OvertimeRow = SoftDeleted & {
  id: number;
  staff_id: number;
  ot_date: CalendarDate;
  ot_time: string;
  status: number | null;
};

export type FineRow = SoftDeleted & {
  id: number;
  staff_id: number;
  date: CalendarDate;
  time: string;
  amount: string;
  count: number;
  status: number;
};

export type LocationRow = SoftDeleted & { id: number; staff_id: number; lat: string; lon: string };

export type SkillSheetRow = SoftDeleted & {
  id: number;
  staff_id: number;
  position: number;
  grade: number;
  join_date: CalendarDate;
  sg_experience: number;
  prev_experience: number;
  total_experience: number;
  japanese_level: number;
  major_tech_stack_id: number;
};

export type StaffResponsibilityRow = Stamped & { id: number; staff_id: number; responsibility_id: number };

export type ProficiencyRow = {
  id: number;
  skill_sheet_id: number;
  tech_stack_id: number;
  proficiency_level_id: number;
};

type ImageRow = { id: number; name: string; dataUrl: string };

export type Rows = {
  staff: StaffRow;
  access_tokens: AccessTokenRow;
  staff_projects: StaffProjectRow;
  projects: CodedRow;
  tasks: CodedRow;
  task_performance: SlotRow;
  task_performance_settings: SettingRow;
  leave_records: LeaveRecordRow;
  leaves: LeaveRow;
  over_times: OvertimeRow;
  fines: FineRow;
  locations: LocationRow;
  skill_sheets: SkillSheetRow;
  staff_responsibilities: StaffResponsibilityRow;
  tech_stack_proficiencies: ProficiencyRow;
  tech_stacks: LookupRow;
  responsibilities: LookupRow;
  proficiency_levels: LookupRow;
  grades: LookupRow;
  positions: LookupRow;
  japanese_levels: LookupRow;
  images: ImageRow;
};

export type TableName = keyof Rows;
