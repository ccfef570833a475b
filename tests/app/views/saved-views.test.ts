import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import {
  addView,
  defaultSearch,
  parseViewFile,
  removeView,
  renameView,
  restoreView,
  addImported,
  toggleDefault,
  toViewFile,
  viewSearch,
  type SavedView,
} from '@/app/views/saved-views';
import { findInvalidParams, withoutParams } from '@/app/views/invalid-params';

const LIST = paths.memberList;
const FINES = paths.fines;

const view = (id: string, path = LIST as string, more: Partial<SavedView> = {}): SavedView => ({
  id,
  path,
  name: `View ${id}`,
  search: `?q=${id}`,
  isDefault: false,
  ...more,
});

describe('saved views', () => {
  it.each([
    ['', ''],
    ['?q=php&page=3&leave-page=2', '?q=php'],
    ['?edit=4&sort=-name', '?sort=-name'],
    ['?page=2', ''],
  ])('of %s keep %s: the page number is not part of a view', (search, kept) => {
    expect(viewSearch(search)).toBe(kept);
  });

  it('have unique names on their screen: saving under the same name replaces the view', () => {
    const views = addView([view('1'), view('2')], { path: LIST, name: ' View 1 ', search: '?q=new' }, 'x');
    expect(views).toEqual([view('1', LIST, { search: '?q=new' }), view('2')]);
    expect(addView([view('1')], { path: FINES, name: 'View 1', search: '?q=a' }, 'x')).toHaveLength(2);
  });

  it('are renamed, removed, and restored at their position', () => {
    const views = [view('1'), view('2'), view('3')];
    expect(renameView(views, '2', 'Other')[1]?.name).toBe('Other');
    const left = removeView(views, '2');
    expect(left.map(({ id }) => id)).toEqual(['1', '3']);
    const restored = restoreView([...left, view('4')], view('2'), 1);
    expect(restored.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  });

  it('have one default for each screen', () => {
    const views = [view('1'), view('2'), view('3', FINES, { isDefault: true })];
    const starred = toggleDefault(toggleDefault(views, '1'), '2');
    expect(starred.map(({ isDefault }) => isDefault)).toEqual([false, true, true]);
    expect([defaultSearch(starred, LIST), defaultSearch(starred, FINES)]).toEqual(['?q=2', '?q=3']);
    expect(defaultSearch(toggleDefault(starred, '2'), LIST)).toBeNull();
    const removed = view('4', LIST, { isDefault: true });
    expect(restoreView(starred, removed, 0)[0]?.isDefault).toBe(false);
    expect(restoreView([view('1')], removed, 0)[0]?.isDefault).toBe(true);
  });

  it('are exported and imported without replacing others', () => {
    const views = [view('1'), view('2', FINES, { isDefault: true })];
    expect(parseViewFile(toViewFile(views))).toEqual(views);
    const mine = [view('9', FINES, { isDefault: true }), view('1')];
    expect(addImported(mine, views, () => 'new')).toEqual([...mine, view('2', FINES, { id: 'new' })]);
    // Of two views with one name in a file, the first is added.
    const twice = [view('3'), view('3', LIST, { search: '?q=other' })];
    expect(addImported(mine, twice, () => 'new')).toEqual([...mine, view('3', LIST, { id: 'new' })]);
    // A screen that is no more takes no other view with it.
    expect(parseViewFile(toViewFile([view('1'), view('3', '/gone')]))).toEqual([view('1')]);
  });

  it.each([
    'nonsense',
    '{}',
    '{"version":2,"views":[]}',
    JSON.stringify({ version: 1, views: [{ ...view('1'), path: 'https://elsewhere.example' }] }),
    JSON.stringify({ version: 1, views: [{ ...view('1'), search: '//x' }] }),
    JSON.stringify({ version: 1, views: [{ ...view('1'), name: ' ' }] }),
    JSON.stringify({ version: 1, views: [{ ...view('1'), name: 'x'.repeat(61) }] }),
  ])('are not imported from %s', (text) => {
    expect(parseViewFile(text)).toBeNull();
  });
});

describe('a view with outdated parameters', () => {
  const existing = { projects: new Set([1, 2]), members: new Set([4]) };

  it.each([
    [LIST, '?q=php&sort=-name&size=20&position=ceo&role=1&project=2', []],
    [LIST, '?position=boss&role=3&project=9&colour=red', ['position', 'role', 'project', 'colour']],
    [FINES, '?staff=4&month=12&year=2026&status=pending', []],
    [FINES, '?staff=5&month=13&status=open', ['staff', 'month', 'status']],
    [paths.menPower, '?anything=goes', []],
    [paths.weeklyWorkTime, '?start=2026-11-01&end=2026-11-30', []],
    [paths.weeklyWorkTime, '?start=2026-11-31&end=2026-11-30', ['start', 'end']],
    [paths.weeklyWorkTime, '?view=closing&month=2026-13&show=nobody&q=a', ['month', 'show']],
    [paths.leaveRecords, '?view=wall&from=2026-02-30&show=leave', ['from']],
    [paths.leaveRecords, '?record=4-2026&view=walls', ['view']],
    [paths.leaveRegistration, '?mode=overtime&staff=4&dates=2026-11-19&overtime-sort=-date', []],
    [paths.leaveRegistration, '?mode=overwork&staff=5&dates=never', ['mode', 'staff', 'dates']],
    [paths.leaveRegistration, '?view=many', []],
    [paths.projects, '?activity=archived&project=3&by=week', ['project']],
    [paths.projects, '?view=plan&project=2', []],
    [paths.projects, '?view=import', []],
    [paths.projects, '?view=list', ['view']],
    [paths.skillList, '?view=matrix&skill=5.2&japanese=2&project=1&people=4,4&show=matches', []],
    [
      paths.skillList,
      '?view=grid&skill=5&grade=x&project=1,9&people=5&show=no',
      ['view', 'skill', 'grade', 'project', 'people', 'show'],
    ],
    [
      paths.reports,
      '?view=explorer&start=2026-11-01&end=2026-11-30&rows=member&columns=none&member=4',
      ['rows'],
    ],
    [
      paths.reports,
      '?view=explorer&rows=project&columns=hour&measure=pay&look=chart&member=5',
      ['columns', 'measure', 'member'],
    ],
    [paths.reports, '?view=explorer&path=project.month.project-2.month-2026-11', []],
    [paths.reports, '?view=explorer&path=project.month.project-7.month-2026-11', ['path']],
    [paths.reports, '?view=explorer&path=hour.month.project-2', ['path']],
  ])('%s%s lists the invalid parameters %j', (path, search, invalidParams) => {
    expect(findInvalidParams({ path, search }, existing)).toEqual(invalidParams);
  });

  it('waits for data that is still loading, and applies the other parameters', () => {
    expect(
      findInvalidParams({ path: LIST, search: '?project=9' }, { projects: null, members: null }),
    ).toEqual([]);
    expect(withoutParams('?q=a&project=9', ['project'])).toBe('?q=a');
  });
});
