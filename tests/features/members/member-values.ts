import type { CheckedMember } from '@/features/members/fields';

/** The values of a complete member form. */
export const COMPLETE = {
  eng_name: 'Mori Hana',
  jp_name: '森 花',
  username: 'mori',
  password: 'secret1',
  staff_no: 'SG-0100',
  address: '1 Pansodan Street, Yangon',
  ph_number: '+95912345678',
  position: 5,
  role: 2,
  email: 'mori@example.com',
  permanent_date: '2026-04-01',
  ref_person: 'Tanaka Misaki',
  ref_ph_number: '0912345',
  project: [3, 5],
  sort_key: 2,
  staff_image: null,
} satisfies CheckedMember;

/** The same as a new member is sent: the keys of the multipart form in their order. */
export const COMPLETE_AS_SENT = [
  ['eng_name', 'Mori Hana'],
  ['jp_name', '森 花'],
  ['username', 'mori'],
  ['staff_no', 'SG-0100'],
  ['address', '1 Pansodan Street, Yangon'],
  ['ph_number', '+95912345678'],
  ['position', '5'],
  ['role', '2'],
  ['email', 'mori@example.com'],
  ['permanent_date', '2026-04-01'],
  ['ref_person', 'Tanaka Misaki'],
  ['ref_ph_number', '0912345'],
  ['sort_key', '2'],
  ['password', 'secret1'],
  ['project[]', '3'],
  ['project[]', '5'],
];

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export const pngFile = (name = 'hana.png') =>
  new File([new Uint8Array([...PNG_START, 0, 0, 0, 13])], name, { type: 'image/png' });

/** A picture that could carry scripts, under an innocent name. */
export const disguisedSvg = () =>
  new File(['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'], 'hana.png', {
    type: 'image/png',
  });
