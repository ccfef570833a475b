import type { UseQueryResult } from '@tanstack/react-query';

export type CompanyFilePartProps = {
  file: UseQueryResult;
  /** Reports whether there are changes that no saved file has. */
  onUnsaved: (isUnsaved: boolean) => void;
};
