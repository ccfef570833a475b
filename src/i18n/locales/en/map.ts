export const map = {
  title: 'Location',
  purpose: 'Where each member last signed in.',
  label: 'Map of members',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  search: 'Search by name',
  people_one: '{{count}} person',
  people_other: '{{count}} people',
  show: 'Show {{name}} on the map',
  more: '+{{count}} more',
  group: {
    visible: 'On the map now',
    alone: 'Alone at their place',
    elsewhere: 'Elsewhere',
    unlocated: 'Without a location',
  },
  empty: 'No members yet',
} as const;
