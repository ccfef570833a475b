import { paths } from '@/config/paths';

/** Holds `matrix` or the id of the open sheet: bookmarks of either exist. */
const VIEW = 'view';
const MATRIX = 'matrix';

export const matrixPath = `${paths.skillList}?${VIEW}=${MATRIX}`;

export const readIsMatrix = (params: URLSearchParams) => params.get(VIEW) === MATRIX;

export const readOpenSheetId = (params: URLSearchParams) => (readIsMatrix(params) ? null : params.get(VIEW));

export const openSheetField = (sheetId: number | null) => ({ [VIEW]: sheetId });
