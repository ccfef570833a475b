/** A map tile without a map: a soft grid and the tile's coordinates. */
export function drawTile(zoom: number, x: number, y: number): string {
  const fill = (x + y) % 2 ? '#e9eef2' : '#eef2ea';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">',
    `<rect width="256" height="256" fill="${fill}" stroke="#cfd8dc"/>`,
    '<path d="M0 128H256M128 0V256" stroke="#dbe3e6"/>',
    '<path d="M0 200Q90 150 256 190" fill="none" stroke="#f7f7f7" stroke-width="10"/>',
    `<text x="128" y="122" text-anchor="middle" font-family="sans-serif" font-size="13" fill="#7b8a92">${zoom}/${x}/${y}</text>`,
    '</svg>',
  ].join('');
}
