import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getInitials, StaffAvatar } from '@/ui/page/staff-avatar';
import { renderUi } from '../render-ui';

describe('initials', () => {
  it.each([
    ['Aung Min', 'AM'],
    ['aung  min ', 'AM'],
    ['Aung Min Htet', 'AM'],
    ['田中 花子', '田'],
    ['田中　花子', '田'],
    ['𠮷野 家', '𠮷'],
    ['Cher', 'C'],
    ['', ''],
  ])('of “%s” are “%s”', (name, initials) => {
    expect(getInitials(name)).toBe(initials);
  });
});

describe('a staff avatar [AU-6]', () => {
  it('shows the picture', async () => {
    const { container } = await renderUi(<StaffAvatar name="Aung Min" src="/aung.png" size={24} />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/aung.png');
  });

  it.each([undefined, null, ''])('shows the initials without a picture (%o)', async (src) => {
    await renderUi(<StaffAvatar name="Aung Min" src={src} size={24} />);
    expect(screen.getByText('AM')).toBeVisible();
  });

  it('shows the initials when the picture does not load', async () => {
    const { container } = await renderUi(<StaffAvatar name="Aung Min" src="/gone.png" size={24} />);
    const picture = container.querySelector('img');
    if (picture) fireEvent.error(picture);
    expect(screen.getByText('AM')).toBeVisible();
  });

  it('is hidden from screen readers, because the name is shown beside it', async () => {
    await renderUi(<StaffAvatar name="Aung Min" src="/aung.png" size={24} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
