import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { initialsOf, StaffAvatar } from '@/ui/page/avatar';
import { renderUi } from '../render-ui';

describe('initials', () => {
  it.each([
    ['Aung Min', 'AM'],
    ['aung  min ', 'AM'],
    ['田中 花子', '田花'],
    ['田中　花子', '田花'],
    ['𠮷野 家', '𠮷家'],
    ['Cher', 'C'],
    ['', ''],
  ])('of “%s” are “%s”', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

/** jsdom loads no pictures: this one answers as the network would. */
function answerPictures(event: 'load' | 'error') {
  vi.spyOn(window.Image.prototype as HTMLImageElement, 'src', 'set').mockImplementation(function (
    this: HTMLImageElement,
  ) {
    queueMicrotask(() => this.dispatchEvent(new Event(event)));
  });
}

describe('a staff avatar [AU-6]', () => {
  it('shows the picture', async () => {
    const { container } = await renderUi(<StaffAvatar name="Aung Min" src="/aung.png" />);
    expect(screen.getByRole('img', { name: 'Aung Min' })).toBeVisible();
    expect(container.querySelector('img')).toHaveAttribute('src', '/aung.png');
  });

  it.each([undefined, null, ''])('shows the initials without a picture (%o)', async (src) => {
    await renderUi(<StaffAvatar name="Aung Min" src={src} />);
    expect(screen.getByRole('img', { name: 'Aung Min' })).toHaveTextContent('AM');
  });

  it('shows the initials when the picture does not load', async () => {
    answerPictures('error');
    await renderUi(<StaffAvatar name="Aung Min" src="/gone.png" />);
    await waitFor(() => expect(screen.getByRole('img', { name: 'Aung Min' })).toHaveTextContent('AM'));
  });

  it('is silent where the name stands beside it', async () => {
    await renderUi(<StaffAvatar name="Aung Min" isDecorative />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('AM')).toBeVisible();
  });
});
