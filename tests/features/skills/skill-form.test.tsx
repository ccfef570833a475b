import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { ignoredAnswer, request } from '@/api/request';
import { paths } from '@/config/paths';
import { mockApi, mockServer } from '@/mock-api/node';
import {
  choose,
  field,
  fill,
  findCell,
  findToast,
  renderSkills,
  sentTo,
  setScenario,
  storedMarks,
  submit,
} from './skill-page-steps';

beforeAll(() =>
  Promise.all([
    import('@/features/skills/pages/skill-create-page'),
    import('@/features/skills/pages/skill-edit-page'),
    import('@/features/skills/pages/skill-list-page'),
  ]),
);

const isOnList = () => waitFor(() => expect(window.location.pathname).toBe(paths.skillList));

const sheet = (id: number) => mockApi.rows('skill_sheets').find((row) => row.id === id);
const readColumns = (id: number) => {
  const { created_at: _, updated_at: __, deleted_at: ___, ...columns } = { ...sheet(id) };
  return columns;
};
const readLinks = (staffId: number) => ({
  project: mockApi
    .rows('staff_projects')
    .filter((row) => row.staff_id === staffId)
    .map((row) => row.project_id),
  responsibility: mockApi
    .rows('staff_responsibilities')
    .filter((row) => row.staff_id === staffId)
    .map((row) => row.responsibility_id),
});

describe('a new skill sheet', () => {
  it('names missing input, then is created for a member without one [SK-2, SK-3]', async () => {
    const { user } = await renderSkills(paths.skillCreate);
    await findCell('React');
    await submit();
    expect(await screen.findByText('Employee is required')).toBeInTheDocument();
    for (const words of [
      'Choose at least one: Project',
      'Choose at least one: Responsibility',
      'Position is required',
      'Grade is required',
      'Join date is required',
      'Japanese level is required',
      'Major tech stack is required',
    ]) {
      expect(screen.getByText(words)).toBeInTheDocument();
    }
    expect(field('Employee')).toHaveFocus();
    expect(sentTo('create')).toEqual([]);

    fireEvent.mouseDown(field('Employee'));
    await screen.findByText('Khin Myat Noe');
    const offered = [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
    expect(offered).toHaveLength(7);
    expect(offered.join()).not.toMatch(/Hnin Yu Wai/);
    fireEvent.click(screen.getByText('Khin Myat Noe'));
    await choose('Project', 'School Portal');
    await choose('Responsibility', '設計');
    await choose('Position', 'SE');
    await choose('Grade', 'A+');
    await choose('Japanese level', 'N2');
    await choose('Major tech stack', 'React');
    fill('Join date', '2024-04-01');
    fill('Experience here (years)', '１2');
    expect(field('Total experience (years)')).toHaveValue('12');
    expect(field('Total experience (years)')).toHaveAttribute('readonly');

    // By menu, by key, and back to none.
    await user.click(await findCell('React'));
    await user.click(await screen.findByText('5 years or more', { selector: '[role=menuitemradio] *' }));
    (await findCell('Vue.js')).focus();
    await user.keyboard('5{ArrowLeft}');
    expect(await findCell('React')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}3-');
    expect(await findCell('Angular')).toHaveAccessibleName('Angular: No mark');
    expect(screen.getByText('2 of 26 marked')).toBeInTheDocument();

    setScenario('422@skill-sheet/create!once');
    await submit();
    expect(await screen.findByText(/ is required$/, { selector: '[role=alert] *' })).toBeVisible();
    await submit();
    expect(await findToast('Skillsheet Created Successfully.')).toHaveAttribute('role', 'status');
    await isOnList();
    expect(sentTo('create').at(-1)).toEqual({
      staff_id: 8,
      project: [3],
      position: 2,
      grade: 1,
      join_date: '2024-04-01',
      japanese_level: 2,
      sg_experience: 12,
      prev_experience: 0,
      total_experience: 12,
      responsibility: [2],
      major_tech_stack_id: 5,
      skills: [
        { tech_stack_id: 5, proficiency_level_id: 2 },
        { tech_stack_id: 6, proficiency_level_id: 5 },
      ],
    });
  });

  it('says that the server has no tech stacks', async () => {
    await renderSkills(paths.skillCreate, { scenario: 'empty@get-tech-stack' });
    expect(await screen.findByText('There are no tech stacks')).toBeInTheDocument();
  });

  it('can be started when lists fail, which are read again on request', async () => {
    await renderSkills(paths.skillCreate, {
      language: 'ja',
      scenario: '500@get-grade,500@get-proficiency-level',
    });
    expect(await screen.findByText('等級一覧を取得できませんでした')).toBeInTheDocument();
    const alert = await screen.findByText('技術または記号の一覧を読み込めませんでした');
    setScenario('');
    fireEvent.click(within(alert.parentElement ?? document.body).getByText('再試行'));
    expect(await findCell('React')).toHaveAccessibleName('React：なし');
    fireEvent.click(screen.getByText('再試行'));
    await waitFor(() => expect(screen.queryByText('再試行')).toBeNull());
  });
});

describe('an edited skill sheet', () => {
  it('keeps everything that was not edited; a mark can be removed [SK-2, SK-3]', async () => {
    const list = `${paths.skillList}?q=hnin&sort=-staff`;
    const { user } = await renderSkills(list);
    fireEvent.click(await screen.findByLabelText('Edit the skill sheet of Hnin Yu Wai'));
    await findCell('React');
    const before = { ...sheet(3) };
    const links = readLinks(4);
    const marks = storedMarks(3);
    expect(field('Employee')).toBeDisabled();
    expect(field('Employee')).toHaveValue('Hnin Yu Wai');
    expect(screen.getByText('A skill sheet stays with its employee.')).toBeInTheDocument();
    expect(field('Total experience (years)')).toHaveValue('10');

    // Searched cells hide the others without losing their marks.
    await user.type(screen.getByPlaceholderText('Find a tech stack'), 'net{Enter}');
    expect(await findCell('.NET')).toHaveFocus();
    await user.keyboard('{Delete}');
    await submit();
    expect(await findToast('Skillsheet Updated Successfully.')).toHaveAttribute('role', 'status');
    await isOnList();
    // The address of the list is unchanged, and the saved row is marked.
    expect(await screen.findByLabelText('Edit the skill sheet of Hnin Yu Wai')).toHaveFocus();
    expect(screen.getByText('Saved').closest('tr')).toHaveTextContent('Hnin Yu Wai');
    expect(window.location.pathname + window.location.search).toBe(list);
    const { 16: _net, ...others } = marks;
    expect(Object.keys(marks)).toHaveLength(Object.keys(others).length + 1);
    expect(storedMarks(3)).toEqual(others);
    expect(readLinks(4)).toEqual(links);
    expect({ ...sheet(3), updated_at: '' }).toEqual({ ...before, updated_at: '' });
  });

  it('finds a tech stack without its dot, and clears the search by Enter on its button', async () => {
    const { user } = await renderSkills(paths.skillEdit(3));
    await findCell('React');
    const search = screen.getByPlaceholderText('Find a tech stack');
    await user.type(search, 'nodejs');
    expect(await findCell('Node.js')).toBeInTheDocument();
    screen.getByLabelText('Clear the search').focus();
    await user.keyboard('{Enter}');
    expect(search).toHaveValue('');
  });

  it('keeps a mark when the browser zooms over the open menu', async () => {
    await renderSkills(paths.skillEdit(3));
    const cell = await findCell('.NET');
    const words = cell.getAttribute('aria-label');
    expect(words).toMatch(/^\.NET: ★/);
    fireEvent.click(cell);
    const choice = await screen.findByText('5 years or more', { selector: '[role=menuitemradio] *' });
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
      for (const key of ['0', '1', '2']) {
        expect(fireEvent.keyDown(choice, { key, [modifier]: true })).toBe(true);
        expect(cell).toHaveAttribute('aria-label', words);
      }
    }
    fireEvent.keyDown(choice, { key: '0' });
    expect(cell).toHaveAttribute('aria-label', '.NET: No mark');
  });

  it('describes the focused mark by the refusal of the server', async () => {
    const refusal = 'The server refused this: “No such stack.”';
    mockServer.use(
      http.post('*/employee-skill-sheet/update', () =>
        HttpResponse.json({ errors: { 'skills.0': ['No such stack.'] } }, { status: 422 }),
      ),
    );
    await renderSkills(paths.skillEdit(3));
    const cell = await findCell('.NET');
    cell.focus();
    fireEvent.keyDown(cell, { key: '0' });
    expect(cell).not.toHaveAccessibleDescription();
    await submit();
    await screen.findByText(refusal);
    await waitFor(() => expect(cell).toHaveFocus());
    expect(cell).toHaveAccessibleDescription(refusal);
  });

  it('may lose its last mark', async () => {
    await renderSkills(paths.skillEdit(3));
    await findCell('React');
    for (const cell of screen.getAllByLabelText(/: [★◎○□△]/, { selector: 'button' })) {
      fireEvent.keyDown(cell, { key: '0' });
    }
    await submit();
    await isOnList();
    expect(storedMarks(3)).toEqual({});
  });

  it('is merged with the changes of a colleague, mark by mark', async () => {
    await renderSkills(paths.skillEdit(3));
    const { 16: net = 1, ...marks } = storedMarks(3);
    fireEvent.keyDown(await findCell('.NET'), { key: '0' });
    const [stack, level = 1] = Object.entries(marks)[0] ?? [];
    const theirs = { ...marks, [stack ?? 1]: (level % 5) + 1, 16: (net % 5) + 1 };
    const skills = Object.entries(theirs).map(([id, mark]) => ({
      tech_stack_id: Number(id),
      proficiency_level_id: mark,
    }));
    await request(ignoredAnswer, {
      path: 'reporting-system/employee-skill-sheet/update',
      body: { ...readColumns(3), ...readLinks(4), id: 3, skills },
    });
    const sentBefore = sentTo('update').length;
    await submit();
    expect(await screen.findByText('Somebody else has changed this since you opened it')).toHaveFocus();
    expect(screen.getByText('.NET', { selector: 'legend' })).toBeVisible();
    expect(sentTo('update')).toHaveLength(sentBefore);
    fireEvent.click(screen.getByLabelText('Yours: No mark'));
    await submit();
    await isOnList();
    const { 16: _net, ...others } = theirs;
    expect(storedMarks(3)).toEqual(others);
  });

  it('names the marks that the server did not keep', async () => {
    await renderSkills(paths.skillEdit(3), { scenario: 'half-keeping' });
    const { 5: react, ...marks } = storedMarks(3);
    fireEvent.keyDown(await findCell('React'), { key: react === 1 ? '2' : '1' });
    fill('Experience here (years)', '9');
    await submit();
    expect(await screen.findByText(/^Hnin Yu Wai was saved, but the server did not keep: .+/)).toBeVisible();
    await isOnList();
    expect(Object.keys(storedMarks(3)).length).toBeLessThan(Object.keys(marks).length + 1);
    expect(screen.queryByText('Skillsheet Updated Successfully.')).toBeNull();
  });

  it.each([paths.skillEdit(9999), `${paths.skillEdit(3)}x`])('does not exist at %s', async (path) => {
    await renderSkills(path);
    expect(await screen.findByText('No such skill sheet')).toBeInTheDocument();
  });

  it('reports a failed read, and tries again', async () => {
    await renderSkills(paths.skillEdit(3), { scenario: 'wrong-shape@skill-sheet/get' });
    expect(await screen.findByText('This skill sheet could not be read')).toBeInTheDocument();
    expect(await findToast('Fail to Fetch Skillsheets')).toHaveAttribute('role', 'alert');
    setScenario('');
    fireEvent.click(screen.getByText('Try again'));
    expect(await findCell('React')).toBeInTheDocument();
  });
});

it('shows a mark without a symbol as a question mark', async () => {
  mockServer.use(
    http.all('*/get-proficiency-level', () => HttpResponse.json([{ id: 7, name: 'Expert', abbv: null }])),
  );
  await renderSkills(paths.skillCreate);
  const cell = await findCell('React');
  fireEvent.keyDown(cell, { key: '1' });
  expect(cell).toHaveAccessibleName('React: ? Expert');
  expect(cell).toHaveTextContent('React?');
  expect(screen.getByLabelText('What the marks mean')).toHaveTextContent('?Expert');
});
