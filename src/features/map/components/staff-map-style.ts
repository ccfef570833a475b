import type { SxProps, Theme } from '@mui/material/styles';

const round = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  fontWeight: 'fontWeightMedium',
};

/** Leaflet's parts in the colours of the theme. */
export const staffMapStyle: SxProps<Theme> = {
  height: 600,
  borderRadius: '10px',
  overflow: 'hidden',
  // Leaflet's layers stay below menus and dialogs.
  isolation: 'isolate',
  '& .leaflet-container': { height: '100%', font: 'inherit', backgroundColor: 'background.subtle' },
  '& .member-marker': {
    ...round,
    fontSize: 11,
    color: 'primary.text',
    backgroundColor: 'background.raised',
    border: 2,
    borderColor: 'primary.text',
  },
  '& .member-marker img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  },
  '& .member-cluster': {
    ...round,
    fontSize: 14,
    color: 'primary.contrastText',
    backgroundColor: 'primary.main',
    border: 2,
    borderColor: 'background.paper',
    outline: '2px solid',
    outlineColor: 'primary.text',
  },
  '& .member-marker:focus-visible, & .member-cluster:focus-visible': { outlineWidth: 4 },
  '& .leaflet-popup-content-wrapper, & .leaflet-popup-tip': {
    color: 'text.primary',
    backgroundColor: 'background.raised',
  },
  '& .leaflet-control-attribution': { fontSize: 12 },
  '& .leaflet-popup-content': { my: 1.25, mx: 1.5, font: 'inherit' },
};
