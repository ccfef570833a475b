import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import BrushOutlined from '@mui/icons-material/BrushOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import PaidOutlined from '@mui/icons-material/PaidOutlined';
import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import { paths } from '@/config/paths';
import { MEMBER_FIELDS } from '@/features/members/fields';
import { PROJECT_FIELDS } from '@/features/projects/fields';
import type { Work } from '@/features/reporting/model/recent-work';
import { reportingAddress } from '@/features/work/model/reporting-address';
import { localName, otherName } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import { message, translateMessage } from '@/i18n/message';
import { searchedValues } from '@/i18n/record-fields';
import { nameKeywords } from '@/i18n/search-keywords';
import type { CalendarDate } from '@/lib/calendar-date';
import { lazyValue } from '@/lib/lazy-value';
import type { Named } from '@/lib/named';
import { matchedKey } from '@/lib/normalise-text';
import type { Staff } from '@/session/staff-schema';
import type { SavedViews } from '../views/saved-views';
import { commandKey, type PaletteActs } from './create-command';
import type { PaletteCommand } from './palette-search';
import { allowedPaths } from './screen-commands';

type Member = Named & { staff_no: string; ph_number: string };
type Project = Named & { cd: string };
type Acts = Pick<PaletteActs, 'open'>;

type PersonAct = {
  id: 'hours' | 'profile' | 'fines' | 'skills';
  icon: PaletteCommand['icon'];
  to: (member: Member, today: CalendarDate) => string;
};

/** The most likely act first, because equally good results keep this order. */
const PERSON_ACTS: PersonAct[] = [
  { id: 'hours', icon: ScheduleOutlined, to: ({ id }, today) => reportingAddress(today, id) },
  { id: 'profile', icon: PersonOutlineOutlined, to: ({ id }) => paths.memberEdit(id) },
  { id: 'fines', icon: PaidOutlined, to: ({ id }) => `${paths.fines}?staff=${id}` },
  {
    id: 'skills',
    icon: SchoolOutlined,
    to: ({ eng_name, jp_name }) => `${paths.skillList}?q=${encodeURIComponent(eng_name || jp_name)}`,
  },
];

function memoizePerRecord<Item extends object>(make: (item: Item) => string): (item: Item) => string {
  const cache = new WeakMap<Item, string>();
  return (item) => {
    const text = cache.get(item) ?? make(item);
    cache.set(item, text);
    return text;
  };
}

const memberKey = memoizePerRecord((member: Member) => matchedKey(...searchedValues(MEMBER_FIELDS, member)));
const memberPhone = memoizePerRecord((member: Member) => matchedKey(member.ph_number));
const projectKey = memoizePerRecord((project: Project) =>
  matchedKey(...searchedValues(PROJECT_FIELDS, project)),
);

export function peopleCommands(
  members: readonly Member[],
  language: Language,
  today: CalendarDate,
  { open }: Acts,
): PaletteCommand[] {
  return PERSON_ACTS.flatMap(({ id, icon, to }) => {
    const name = `palette:person.${id}` as const;
    const refinement = lazyValue(() => commandKey(name, `palette:words.person.${id}`));
    return members.map((member) => ({
      id: `person.${member.id}.${id}`,
      group: 'people' as const,
      label: localName(member, language),
      get detail() {
        return [translateMessage(name), member.staff_no, otherName(member, language)]
          .filter(Boolean)
          .join(' · ');
      },
      icon,
      key: () => memberKey(member),
      refinement,
      phone: () => memberPhone(member),
      act: () => open(to(member, today)),
    }));
  });
}

export function projectCommands(
  projects: readonly Project[],
  language: Language,
  { open }: Acts,
): PaletteCommand[] {
  const refinement = lazyValue(() => commandKey('palette:words.project'));
  return projects.map((project) => ({
    id: `project.${project.id}`,
    group: 'projects',
    label: `${project.cd} ${localName(project, language)}`,
    detail: otherName(project, language),
    icon: FolderOutlined,
    key: () => projectKey(project),
    refinement,
    act: () => open(`${paths.projects}?q=${encodeURIComponent(project.cd)}`),
  }));
}

/** Each chooses recently recorded work as the brush of the timeline. */
export function brushCommands(works: readonly Work[], language: Language, { open }: Acts): PaletteCommand[] {
  const refinement = lazyValue(() => commandKey('palette:words.brush'));
  return works.map(({ project, task }) => ({
    id: `brush.${project.id}.${task.id}`,
    group: 'brushes',
    label: `${project.cd} ${localName(task, language)}`,
    detail: localName(project, language),
    icon: BrushOutlined,
    key: lazyValue(() => matchedKey(...[project, task].flatMap((record) => nameKeywords(record, record.cd)))),
    refinement,
    act: () => open(`${paths.reporting}?view=paint`, `brush-${project.id}-${task.id}`),
  }));
}

export function viewCommands(
  me: Pick<Staff, 'role'>,
  views: SavedViews,
  { openView }: Pick<PaletteActs, 'openView'>,
): PaletteCommand[] {
  const allowed = new Set(allowedPaths(me));
  return views
    .filter(({ path }) => allowed.has(path))
    .map(({ id, name, path, search }) => ({
      id: `view.${id}`,
      group: 'actions',
      key: lazyValue(() => `${matchedKey(name)}\n${commandKey('palette:words.view')}`),
      label: translateMessage(message('palette:action.openView', { name })),
      icon: BookmarkBorderOutlined,
      act: () => openView(`${path}${search}`),
    }));
}
