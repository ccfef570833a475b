import type { ComponentType } from 'react';

/** Puts `MuiFrame`, fetched beside it, around a part that is drawn with parts of MUI. */
export async function withMui<Props extends object>(
  part: Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [Part, { MuiFrame, prepareTheme }] = await Promise.all([part, import('./mui-frame')]);
  await prepareTheme();
  return function Framed(props: Props) {
    return (
      <MuiFrame>
        <Part {...props} />
      </MuiFrame>
    );
  };
}
