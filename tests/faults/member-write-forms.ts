import { fireEvent, screen } from '@testing-library/react';
import { paths } from '@/config/paths';
import { fill, fillIn } from '../features/members/member-form-driver';
import { findAnswer, submitButton, type WriteForm } from './write-cells';

const press = (label: string) => fireEvent.click(screen.getByLabelText(label));
const findLabel = (label: string) => screen.findByLabelText(label);

export const MEMBER_FORMS: readonly WriteForm[] = [
  {
    name: 'Member: register',
    path: paths.memberCreate,
    call: '/staff/create',
    table: 'staff',
    fill: fillIn,
    button: submitButton,
  },
  {
    name: 'Member: edit',
    isTriedWithAllFaults: true,
    path: paths.memberEdit(5),
    call: '/staff/update',
    table: 'staff',
    fill: async () => {
      await screen.findByLabelText(/^Address/);
      fill('Address', '2 Strand Road');
    },
    button: submitButton,
  },
  {
    name: 'Member: delete',
    path: `${paths.memberList}?q=tanaka`,
    call: '/staff/delete',
    table: 'staff',
    fill: () => findLabel('Delete Tanaka Misaki'),
    button: () => findAnswer('Delete this employee?', 'Delete', () => press('Delete Tanaka Misaki')),
  },
  {
    name: 'Project: register',
    path: `${paths.projects}?q=INV`,
    call: '/project/create',
    table: 'projects',
    fill: async () => {
      await screen.findByText('INV01');
      fill('Code', 'NEW10');
      fill('English name', 'New Shop 2');
      fill('Japanese name', '新しい店');
    },
    button: submitButton,
  },
  {
    name: 'Project: edit',
    path: `${paths.projects}?q=INV&edit=2`,
    call: '/project/update',
    table: 'projects',
    fill: async () => {
      await screen.findByText('Editing');
      fill('Code', 'CLN22');
    },
    button: submitButton,
  },
  {
    name: 'Project: delete',
    path: `${paths.projects}?q=CLN`,
    call: '/project/delete',
    table: 'projects',
    fill: () => findLabel('Delete CLN02'),
    button: () => findAnswer('Delete this project?', 'Delete', () => press('Delete CLN02')),
  },
];
