const settings: Record<string, unknown> = import.meta.env;

export function text(name: string, fallback: string): string {
  const value = settings[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : fallback;
}

/** An address: a path of this origin or an absolute `http(s)` URL. A wrong one stops the start with a clear error. */
export function address(name: string, fallback: string): string {
  const value = text(name, fallback);
  if (value === '' || /^(\/|https?:\/\/)/.test(value)) return value;
  throw new Error(`${name} must be a path or an http(s) address. .env.example lists every variable.`);
}

/** Origins, separated by blanks. */
function origins(name: string): string[] {
  const listed = text(name, '').split(/\s+/).filter(Boolean);
  if (listed.every((origin) => /^https?:\/\/[^/]+$/.test(origin))) return listed;
  throw new Error(`${name} must be origins, e.g. https://photos.example. .env.example lists every variable.`);
}

/** `lat,lon` in degrees. */
function coordinates(name: string, fallback: string): [lat: number, lon: number] {
  const [lat = NaN, lon = NaN, ...rest] = text(name, fallback).split(',').map(Number);
  if (Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && rest.length === 0) return [lat, lon];
  throw new Error(`${name} must be two numbers, "latitude,longitude". .env.example lists every variable.`);
}

function wholeNumber(name: string, fallback: number, most: number): number {
  const value = Number(text(name, String(fallback)));
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new Error(`${name} must be a whole number from 0 to ${most}. .env.example lists every variable.`);
}

const isMock = settings.VITE_MOCK_API === 'true';

/** The configuration, read once at start; written without a schema library, which the login page does not load. */
export const env = {
  apiBaseUrl: address('VITE_API_BASE_URL', '/api'),
  appTitle: text('VITE_APP_TITLE', 'Staff Reporting'),
  companyName: text('VITE_COMPANY_NAME', 'Example Company'),
  companyTeam: text('VITE_COMPANY_TEAM', 'Development Team'),
  /** Origins of staff pictures besides our own and that of the API. */
  pictureOrigins: origins('VITE_PICTURE_ORIGINS'),
  holidaysUrl: address('VITE_HOLIDAYS_URL', `${import.meta.env.BASE_URL}holidays.json`),
  workPatternsUrl: address('VITE_WORK_PATTERNS_URL', `${import.meta.env.BASE_URL}work-patterns.json`),
  /** Percentage of the people due on a day that must be at work; below it the calendar marks the day as tight. */
  leastAtWorkPercent: wholeNumber('VITE_LEAST_AT_WORK_PERCENT', 90, 100),
  /** Hours of one person-month (人月). */
  personMonthHours: wholeNumber('VITE_PERSON_MONTH_HOURS', 160, 744) || 160,
  ipLocationUrl: address('VITE_IP_LOCATION_URL', isMock ? '/mock-services/ip-location' : ''),
  mapTileUrl: address(
    'VITE_MAP_TILE_URL',
    isMock ? '/mock-services/tiles/{z}/{x}/{y}.png' : 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  ),
  /** Trusted HTML of the operator, e.g. with a link. */
  mapAttribution: text(
    'VITE_MAP_ATTRIBUTION',
    '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
  ),
  mapCentre: coordinates('VITE_MAP_CENTRE', isMock ? '16.8409,96.1735' : '37.7749,-122.4194'),
  mapZoom: wholeNumber('VITE_MAP_ZOOM', 13, 19),
  removeBackgroundUrl: address(
    'VITE_REMOVE_BACKGROUND_URL',
    isMock ? '/mock-services/remove-background' : '',
  ),
  removeBackgroundKey: text('VITE_REMOVE_BACKGROUND_KEY', ''),
  enhanceUrl: address('VITE_ENHANCE_URL', isMock ? '/mock-services/enhance' : ''),
  enhanceKey: text('VITE_ENHANCE_KEY', ''),
};
