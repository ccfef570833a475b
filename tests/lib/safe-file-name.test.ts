import { describe, expect, it } from 'vitest';
import { safeFileName } from '@/lib/save-file';

describe('a file name', () => {
  it.each([
    ['payroll_2026_11_21', 'payroll_2026_11_21'],
    ['勤務時間_2026-11-21', '勤務時間_2026-11-21'],
    ['2026-11-01~2026-11-30 men-hour', '2026-11-01~2026-11-30 men-hour'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['a<b>c:d"e|f?g*h\\i', 'a_b_c_d_e_f_g_h_i'],
    ['tab\tnull\u0000', 'tab_null_'],
    [' .hidden. ', 'hidden'],
    ['', '_'],
    ['CON', '_CON'],
    ['lpt1.txt', '_lpt1.txt'],
  ])('%j becomes %j', (name, safe) => expect(safeFileName(name)).toBe(safe));

  it('has at most 240 bytes', () => expect(safeFileName('写'.repeat(500))).toBe('写'.repeat(80)));

  it('ends with a whole letter', () => expect(safeFileName(`${'x'.repeat(79)}𠮷`)).toBe('x'.repeat(79)));
});
