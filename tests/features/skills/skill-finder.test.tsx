import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { goTo } from '../../support/go-to';
import { findSheet, renderSkills, setScenario } from './skill-page-steps';
import { stubCanvas } from '../../support/picture-stubs';

const MATRIX = `${paths.skillList}?view=matrix`;

beforeAll(stubCanvas);

// Fetched ahead, so that the first test measures the page and not the bundler.
beforeAll(() => import('@/features/skills/finder/components/skill-finder'));

/** The people with a sheet, from the tables of the server, without any code of the application. */
function peopleInTables() {
  const levels = mockApi.rows('tech_stack_proficiencies');
  const alive = mockApi.rows('staff').filter((row) => !row.deleted_at);
  return mockApi
    .rows('skill_sheets')
    .filter((sheet) => !sheet.deleted_at)
    .flatMap((sheet) => {
      const member = alive.find(({ id }) => id === sheet.staff_id);
      const own = levels.filter((row) => row.skill_sheet_id === sheet.id);
      const projects = mockApi.rows('staff_projects').filter((row) => row.staff_id === sheet.staff_id);
      return member
        ? {
            ...sheet,
            member,
            marks: Object.fromEntries(own.map((row) => [row.tech_stack_id, row.proficiency_level_id])),
            projects: projects.map((row) => row.project_id),
          }
        : [];
    });
}

type InTables = ReturnType<typeof peopleInTables>[number];

const atLeast = ({ marks }: InTables, stack: number, level: number) => (marks[stack] ?? 9) <= level;

/** Conditions in the address, and the people of the tables who meet them. */
const QUERIES: [address: string, isMet: (person: InTables) => boolean][] = [
  ['skill=5.2', (person) => atLeast(person, 5, 2)],
  ['skill=5.3&japanese=4', (person) => atLeast(person, 5, 3) && person.japanese_level <= 4],
  ['skill=14.2,15.4', (person) => atLeast(person, 14, 2) && atLeast(person, 15, 4)],
  ['grade=1,2&position=2', (person) => person.grade <= 2 && person.position === 2],
  ['years=10', (person) => person.total_experience >= 10],
  ['project=2,3', (person) => person.projects.some((id) => id === 2 || id === 3)],
  ['skill=14.2&q=PM', (person) => atLeast(person, 14, 2) && person.position === 1],
];

const grid = () => screen.getByRole('grid');
const rowsOnPage = () => [...grid().querySelectorAll('[role=rowgroup] > [role=row]')];
const readName = (row: Element) => row.querySelector('[role=rowheader] b')?.textContent ?? '';
const matchesOnPage = () =>
  rowsOnPage().filter((row) =>
    /(, matches|、該当)$/.test(row.querySelector('[role=rowheader]')?.getAttribute('aria-label') ?? ''),
  );
const findMatrix = () => waitFor(() => expect(rowsOnPage().length).toBeGreaterThan(0), { timeout: 20_000 });
const getCell = (name: string, stack: string) =>
  within(grid()).getByLabelText(new RegExp(`^${name}, ${stack}:`));

describe('the skill matrix', () => {
  it('finds the people that the tables of the server hold for each condition, in both languages [BY-13]', async () => {
    const { user } = await renderSkills(MATRIX);
    await findMatrix();
    const everybody = peopleInTables();
    expect(screen.getByText(`${everybody.length} people with a skill sheet`)).toBeInTheDocument();
    expect(everybody).toHaveLength(23);

    for (const [address, isMet] of QUERIES) {
      const matching = everybody.filter(isMet).map(({ member }) => member.eng_name);
      goTo(`${MATRIX}&${address}`);
      await waitFor(() => expect(matchesOnPage().map(readName).sort(), address).toEqual(matching.sort()));
      expect(matching.length, address).toBeGreaterThan(0);
      expect(rowsOnPage().slice(0, matching.length)).toEqual(matchesOnPage());
      const matchText = matching.length === 1 ? '1 person matches' : `${matching.length} people match`;
      expect(screen.getByText(matchText)).toHaveAttribute('role', 'status');
    }
    await user.click(screen.getByText('日本語'));
    const last = everybody.filter(QUERIES[QUERIES.length - 1]?.[1] ?? (() => false));
    expect(await screen.findByText(`${last.length}名が該当`)).toBeInTheDocument();
    expect(matchesOnPage().map(readName).sort()).toEqual(last.map(({ member }) => member.jp_name).sort());
  });

  it('shows the nearest misses, each mark, and how many tech stacks depend on one person', async () => {
    await renderSkills(`${MATRIX}&skill=5.1&japanese=1`);
    await findMatrix();
    const everybody = peopleInTables();
    const steps = ({ marks, japanese_level: level }: InTables) =>
      Math.max(0, (marks[5] ?? 6) - 1) + Math.max(0, level - 1);
    const nearest = Math.min(...everybody.map(steps));
    expect(screen.getByText('Nobody matches')).toBeInTheDocument();
    const [first] = rowsOnPage();
    const person = everybody.find(({ member }) => member.eng_name === (first && readName(first)));
    expect(person && steps(person)).toBe(nearest);
    const symbol = ['', '★', '◎', '○', '□', '△'][person?.marks[5] ?? 0];
    expect(
      screen.getByText(new RegExp(`^${person?.member.eng_name} \\(React ${symbol}`)),
    ).toBeInTheDocument();

    const shown = grid().querySelectorAll('[role=rowgroup] [role=gridcell] > span');
    expect(shown).toHaveLength(everybody.reduce((sum, { marks }) => sum + Object.keys(marks).length, 0));
    const strong = mockApi
      .rows('tech_stacks')
      .map(({ id, name }) => ({ name, people: everybody.filter((one) => atLeast(one, id, 2)) }));
    for (const { name, people } of strong) {
      const [only] = people;
      const label =
        people.length === 1
          ? `${name}: only ${only?.member.eng_name} at ◎ or better`
          : people.length === 0
            ? `${name}: nobody at ◎ or better`
            : `${name}: ${people.length} people at ◎ or better`;
      expect(within(grid()).getByLabelText(label)).toHaveTextContent(String(people.length));
    }
    expect(grid().querySelectorAll('[role=row]:last-child button > svg')).toHaveLength(
      strong.filter(({ people }) => people.length === 1).length,
    );
  });

  it('is operated by keyboard: a condition is set, people are compared, a sheet is opened', async () => {
    const { user } = await renderSkills(MATRIX);
    await findMatrix();
    expect(grid().querySelectorAll('[tabindex="0"]')).toHaveLength(1);

    await user.click(screen.getByLabelText('Add a condition'));
    await user.keyboard('n4{Enter}');
    expect(await screen.findByText('Added: Japanese N4 or better')).toHaveAttribute('role', 'status');
    await user.keyboard('spring ◎{Enter}');
    await waitFor(() => expect(window.location.search).toContain('skill=14.2'));
    expect(window.location.search).toContain('japanese=4');
    expect(document.activeElement).toHaveAccessibleName('Add a condition');
    const matching = peopleInTables().filter((one) => atLeast(one, 14, 2) && one.japanese_level <= 4);
    await waitFor(() => expect(matchesOnPage()).toHaveLength(matching.length));

    // Space adds the condition of a column, then removes it; the focus stays in its cell.
    const [match] = matchesOnPage();
    match?.querySelector<HTMLElement>('[role=rowheader]')?.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    const label = document.activeElement?.getAttribute('aria-label') ?? '';
    expect(label).toContain(', PHP:');
    await user.keyboard(' ');
    await waitFor(() => expect(window.location.search).toContain('1.2'));
    expect(document.activeElement).toHaveAccessibleName(label);
    await user.keyboard(' ');
    await waitFor(() => expect(screen.getByText('Removed: PHP ≥ ◎')).toBeInTheDocument());
    expect(document.activeElement).toHaveAccessibleName(label);

    // Space on a name chooses, and no more than four.
    const people = rowsOnPage()
      .slice(0, 5)
      .map((row) => row.querySelector<HTMLElement>('[role=rowheader]'));
    for (const name of people) {
      name?.focus();
      await user.keyboard(' ');
    }
    expect(await screen.findByText('No more than four people can be compared.')).toBeInTheDocument();
    expect(grid().querySelectorAll('[aria-selected=true]')).toHaveLength(4);

    getCell('Hnin Yu Wai', 'C#').focus();
    await user.keyboard('{Enter}');
    const sheet = await findSheet('Skills of Hnin Yu Wai');
    expect(sheet.getByText('Edit the sheet')).toHaveAttribute('href', paths.skillEdit(3));
    expect(sheet.getByText('All about Hnin Yu Wai')).toHaveAttribute('href', paths.person(4));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());

    fireEvent.click(screen.getByText('Compare (4)'));
    const head = await screen.findByText('Comparison of 4 people');
    expect(head).toHaveFocus();
    expect(screen.getByRole('table').querySelectorAll('thead th')).toHaveLength(5);
    fireEvent.click(screen.getByText('Back to the matrix'));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Compare (4)'));
  });

  it('chooses both of two people who are pressed at once, and removes one who is pressed twice', async () => {
    await renderSkills(MATRIX);
    await findMatrix();
    const boxes = ['Hnin Yu Wai', 'Suzuki Aoi'].map((name) =>
      screen.getByLabelText(`Choose ${name} for the comparison`),
    );
    act(() => [1, 2].forEach(() => boxes[0]?.click()));
    expect(await screen.findByText('0 people chosen for the comparison')).toHaveAttribute('role', 'status');
    act(() => boxes.forEach((box) => box.click()));
    expect(await screen.findByText('2 people chosen for the comparison')).toHaveAttribute('role', 'status');
    expect(grid().querySelectorAll('[aria-selected=true]')).toHaveLength(2);
  });

  it('removes the condition of a column again by the second of two presses at once', async () => {
    await renderSkills(MATRIX);
    await findMatrix();
    const head = screen.getByTitle('Require PHP at ◎ or better');
    act(() => [1, 2].forEach(() => head.click()));
    expect(await screen.findByText('Removed: PHP ≥ ◎')).toBeInTheDocument();
    expect(window.location.search).not.toContain('skill');
  });

  it('keeps the focus when a compared person is left out, and when the choice is cleared', async () => {
    await renderSkills(`${MATRIX}&people=4,5,6&look=compare`);
    const leaveOut = await screen.findAllByLabelText(/^Leave .* out$/, {}, { timeout: 20_000 });
    expect(leaveOut).toHaveLength(3);
    leaveOut[0]?.focus();
    fireEvent.click(leaveOut[0] ?? document.body);
    expect(await screen.findByText('Comparison of 2 people')).toHaveFocus();
    const announced = '2 people chosen for the comparison';
    expect(screen.getByText(announced, { selector: '[role=status]' })).toBeInTheDocument();

    fireEvent.click(screen.getByText('Back to the matrix'));
    const clear = await screen.findByText('Clear the selection');
    clear.focus();
    fireEvent.click(clear);
    await waitFor(() => expect(screen.queryByText('Clear the selection')).toBeNull());
    expect(screen.getByText('Compare')).toHaveFocus();
  });

  it('lists people without a sheet last, and measures no distance for them', async () => {
    await renderSkills(`${MATRIX}&japanese=5&sheet=99&people=1,4&look=compare`);
    // Member 1 has no sheet, so one person remains.
    expect(await screen.findByText('Comparison of 1 person', {}, { timeout: 20_000 })).toBeInTheDocument();
    goTo(`${MATRIX}&japanese=5`);
    await findMatrix();
    const without = rowsOnPage().slice(-7);
    expect(without.map((row) => row.querySelector('small')?.textContent)).toEqual(
      Array(7).fill('No skill sheet'),
    );
    expect(matchesOnPage()).toHaveLength(23);
    expect(screen.getByText(/^7 people have no skill sheet/)).toBeInTheDocument();
  });
});

describe('the skill matrix on other servers', () => {
  it.each(['odd-rows', 'generation:a', 'strict'])('%s: the same people match', async (scenario) => {
    await renderSkills(`${MATRIX}&skill=5.3&japanese=4`, { scenario });
    await findMatrix();
    const matching = peopleInTables().filter((one) => atLeast(one, 5, 3) && one.japanese_level <= 4);
    expect(matchesOnPage().map(readName).sort()).toEqual(
      matching.map(({ member }) => member.eng_name).sort(),
    );
  });

  it('shows the sheets when the lists of the server fail, says so, and tries again', async () => {
    await renderSkills(`${MATRIX}&skill=5.2`, { scenario: '500@sys-management,500@staff/get' });
    await findMatrix();
    const matching = peopleInTables().filter((one) => atLeast(one, 5, 2));
    expect(matchesOnPage()).toHaveLength(matching.length);
    expect(rowsOnPage()).toHaveLength(23);
    const failed = ['The list of tech stacks', 'The list of marks', 'The employees', 'Some choices'];
    for (const words of failed) expect(screen.getByText(new RegExp(`^${words} could`))).toBeInTheDocument();
    setScenario('');
    for (const button of screen.getAllByText('Try again')) fireEvent.click(button);
    await waitFor(() => expect(rowsOnPage()).toHaveLength(30));
    await waitFor(() => expect(screen.queryByText('Try again')).toBeNull());
  });

  it('stays while lists that failed are read again', async () => {
    await renderSkills(`${MATRIX}&skill=5.2`, { scenario: '500@sys-management,500@staff/get' });
    await findMatrix();
    setScenario('held@sys-management,held@staff/get');
    for (const button of screen.getAllByText('Try again')) fireEvent.click(button);
    await waitFor(() => expect(screen.queryByText('Try again')).toBeNull());
    expect(rowsOnPage()).toHaveLength(23);
    expect(screen.getByText('React ≥ ◎')).toBeInTheDocument();
    setScenario('');
    await waitFor(() => expect(rowsOnPage()).toHaveLength(30));
  });

  it('names a condition only once its tech stack is known', async () => {
    await renderSkills(`${MATRIX}&skill=5.2`, { scenario: 'slow:1500@get-tech-stack' });
    await screen.findByLabelText('Add a condition');
    expect(screen.queryByText(/^Unknown stack/)).toBeNull();
    expect(await screen.findByText('React ≥ ◎', {}, { timeout: 20_000 })).toBeInTheDocument();
  });

  it('keeps the conditions when the sheets cannot be read', async () => {
    await renderSkills(`${MATRIX}&skill=5.2`, { scenario: '500@skill-sheet/get' });
    fireEvent.click(await screen.findByText('Try again', {}, { timeout: 20_000 }));
    setScenario('');
    fireEvent.click(await screen.findByText('Try again'));
    await findMatrix();
    expect(matchesOnPage().length).toBeGreaterThan(0);
  });
});
