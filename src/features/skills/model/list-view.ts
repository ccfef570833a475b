import { paths } from '@/config/paths';

/** One parameter for `matrix` and for the id of the open sheet, because bookmarks have it for each. */
const VIEW = 'view';
const MATRIX = 'matrix';

export const matrixPath = `${paths.skillList}?${VIEW}=${MATRIX}`;

export const readIsMatrix = (params: URLSearchParams) => params.get(VIEW) === MATRIX;

/** Returns the id of the sheet that is open over the list, null without one. */
export const readOpenSheetId = (params: URLSearchParams) => (readIsMatrix(params) ? null : params.get(VIEW));

export const openSheetField = (sheetId: number | null) => ({ [VIEW]: sheetId });
