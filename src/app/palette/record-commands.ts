import BrushOutlined from '@mui/icons-material/BrushOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import PaidOutlined from '@mui/icons-material/PaidOutlined';
import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { paths } from '@/config/paths';
import type { Work } from '@/features/reporting/model/recent-work';
import { personHoursAddress } from '@/features/work/model/reporting-address';
import type { MessageKey } from '@/i18n/catalogue';
import { localName, otherName } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import { translateMessage } from '@/i18n/message';
import type { CalendarDate } from '@/lib/calendar-date';
import { toFoundKey } from '@/lib/normalise-text';
import { once } from '@/lib/once';
import { foundKeyOf, type PaletteActs } from './palette-commands';
import type { PaletteCommand } from './palette-search';

type Named = { id: number; eng_name: string; jp_name: string };
type Member = Named & { staff_no: string; ph_number: string };
type Project = Named & { cd: string };
type Acts = Pick<PaletteActs, 'open'>;

type PersonAct = {
  id: string;
  names: [MessageKey, MessageKey];
  icon: PaletteCommand['icon'];
  to: (member: Member, today: CalendarDate) => string;
};

/** The likeliest first: a search that names only a person puts it there for everybody whom it finds. */
const PERSON_ACTS: PersonAct[] = [
  {
    id: 'hours',
    names: ['palette:person.hours', 'palette:words.person.hours'],
    icon: ScheduleOutlined,
    to: ({ id }, today) => personHoursAddress(id, today),
  },
  {
    id: 'profile',
    names: ['palette:person.profile', 'palette:words.person.profile'],
    icon: PersonOutlineOutlined,
    to: ({ id }) => paths.memberEdit(id),
  },
  {
    id: 'fines',
    names: ['palette:person.fines', 'palette:words.person.fines'],
    icon: PaidOutlined,
    to: ({ id }) => `${paths.fines}?staff=${id}`,
  },
  {
    id: 'skills',
    names: ['palette:person.skills', 'palette:words.person.skills'],
    icon: SchoolOutlined,
    to: ({ eng_name, jp_name }) => `${paths.skillList}?q=${encodeURIComponent(eng_name || jp_name)}`,
  },
];

/** Made when somebody searches: of thousands they would hold up the opening. */
const keys = new WeakMap<object, string>();

function keyOf(record: object, ...names: string[]): string {
  const known = keys.get(record) ?? toFoundKey(...names);
  keys.set(record, known);
  return known;
}

const phones = new WeakMap<Member, string>();

function phoneOf(member: Member): string {
  const known = phones.get(member) ?? toFoundKey(member.ph_number);
  phones.set(member, known);
  return known;
}

/** What an administrator opens of a person: hours, profile, fines, skills. */
export function peopleCommands(
  members: readonly Member[],
  language: Language,
  today: CalendarDate,
  { open }: Acts,
): PaletteCommand[] {
  return PERSON_ACTS.flatMap(({ id, names, icon, to }) => {
    const refinement = once(() => foundKeyOf(...names));
    return members.map((member) => ({
      id: `person.${member.id}.${id}`,
      group: 'people' as const,
      label: localName(member, language),
      get detail() {
        const what = translateMessage(names[0]);
        return [what, member.staff_no, otherName(member, language)].filter(Boolean).join(' · ');
      },
      icon,
      get key() {
        return keyOf(member, member.eng_name, member.jp_name, member.staff_no);
      },
      get refinement() {
        return refinement();
      },
      get phone() {
        return phoneOf(member);
      },
      act: () => open(to(member, today)),
    }));
  });
}

/** Projects, each shown in the list of them. */
export function projectCommands(
  projects: readonly Project[],
  language: Language,
  { open }: Acts,
): PaletteCommand[] {
  const refinement = once(() => foundKeyOf('palette:words.project'));
  return projects.map((project) => ({
    id: `project.${project.id}`,
    group: 'projects',
    label: `${project.cd} ${localName(project, language)}`,
    detail: otherName(project, language),
    icon: FolderOutlined,
    get key() {
      return keyOf(project, project.cd, project.eng_name, project.jp_name);
    },
    get refinement() {
      return refinement();
    },
    act: () => open(`${paths.projects}?q=${encodeURIComponent(project.cd)}`),
  }));
}

/** What was recorded last: a press takes it as the brush of the timeline. */
export function brushCommands(works: readonly Work[], language: Language, { open }: Acts): PaletteCommand[] {
  const refinement = once(() => foundKeyOf('palette:words.brush'));
  return works.map(({ project, task }) => {
    const key = once(() =>
      toFoundKey(...[project, task].flatMap(({ cd, eng_name, jp_name }) => [cd, eng_name, jp_name])),
    );
    return {
      id: `brush.${project.id}.${task.id}`,
      group: 'brushes',
      label: `${project.cd} ${localName(task, language)}`,
      detail: localName(project, language),
      icon: BrushOutlined,
      get key() {
        return key();
      },
      get refinement() {
        return refinement();
      },
      act: () => open(`${paths.reporting}?view=paint`, `brush-${project.id}-${task.id}`),
    };
  });
}
