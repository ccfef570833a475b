const settings: Record<string, unknown> = import.meta.env;

export function readText(name: string, fallback: string): string {
  const value = settings[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : fallback;
}

export function invalidVariable(name: string, expected: string): Error {
  return new Error(`${name} must be ${expected}. .env.example lists every variable.`);
}

const ADDRESS = /^(\/|https?:\/\/)/;
const ORIGIN = /^https?:\/\/[^/]+$/;

/** A path of this origin or an absolute `http(s)` URL; empty where `fallback` is. */
export function readAddress(name: string, fallback: string): string {
  const value = readText(name, fallback);
  if (value === '' || ADDRESS.test(value)) return value;
  throw invalidVariable(name, 'a path or an http(s) address');
}

function readOrigins(name: string): string[] {
  const listed = readText(name, '').split(/\s+/).filter(Boolean);
  if (listed.every((origin) => ORIGIN.test(origin))) return listed;
  throw invalidVariable(name, 'origins, e.g. https://photos.example');
}

function readCoordinates(name: string, fallback: string): [lat: number, lon: number] {
  // `Number('')` is 0, but a missing part is an error.
  const [lat = NaN, lon = NaN, ...rest] = readText(name, fallback)
    .split(',')
    .map((part) => Number(part.trim() || NaN));
  if (Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && rest.length === 0) return [lat, lon];
  throw invalidVariable(name, 'two numbers, "latitude,longitude"');
}

function readWholeNumber(name: string, fallback: number, max: number): number {
  const value = Number(readText(name, String(fallback)));
  if (Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw invalidVariable(name, `a whole number from 0 to ${max}`);
}

const DEFAULT_PERSON_MONTH_HOURS = 160;

const isMock = settings.VITE_MOCK_API === 'true';

/** Read once at the start, without a schema library, which the login page does not load. */
export const env = {
  apiBaseUrl: readAddress('VITE_API_BASE_URL', '/api'),
  appTitle: readText('VITE_APP_TITLE', 'Staff Reporting'),
  companyName: readText('VITE_COMPANY_NAME', 'Example Company'),
  companyTeam: readText('VITE_COMPANY_TEAM', 'Development Team'),
  /** Origins of staff pictures besides our own and that of the API. */
  pictureOrigins: readOrigins('VITE_PICTURE_ORIGINS'),
  holidaysUrl: readAddress('VITE_HOLIDAYS_URL', `${import.meta.env.BASE_URL}holidays.json`),
  workPatternsUrl: readAddress('VITE_WORK_PATTERNS_URL', `${import.meta.env.BASE_URL}work-patterns.json`),
  /** Percentage of the people due on a day; with fewer at work the calendar marks the day as tight. */
  leastAtWorkPercent: readWholeNumber('VITE_LEAST_AT_WORK_PERCENT', 90, 100),
  /** Hours of one person-month (人月), at most those of a month of 31 days; 0 means the default. */
  personMonthHours:
    readWholeNumber('VITE_PERSON_MONTH_HOURS', DEFAULT_PERSON_MONTH_HOURS, 31 * 24) ||
    DEFAULT_PERSON_MONTH_HOURS,
  ipLocationUrl: readAddress('VITE_IP_LOCATION_URL', isMock ? '/mock-services/ip-location' : ''),
  mapTileUrl: readAddress(
    'VITE_MAP_TILE_URL',
    isMock ? '/mock-services/tiles/{z}/{x}/{y}.png' : 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  ),
  /** Trusted HTML of the operator, e.g. with a link. */
  mapAttribution: readText(
    'VITE_MAP_ATTRIBUTION',
    '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
  ),
  mapCentre: readCoordinates('VITE_MAP_CENTRE', isMock ? '16.8409,96.1735' : '37.7749,-122.4194'),
  mapZoom: readWholeNumber('VITE_MAP_ZOOM', 13, 19),
  removeBackgroundUrl: readAddress(
    'VITE_REMOVE_BACKGROUND_URL',
    isMock ? '/mock-services/remove-background' : '',
  ),
  removeBackgroundKey: readText('VITE_REMOVE_BACKGROUND_KEY', ''),
  enhanceUrl: readAddress('VITE_ENHANCE_URL', isMock ? '/mock-services/enhance' : ''),
  enhanceKey: readText('VITE_ENHANCE_KEY', ''),
};
