// A map of clusters without React and without the product: all markers at once, as in the guide of markercluster.
import L from 'leaflet';
import 'leaflet.markercluster';
import 'leaflet/dist/leaflet.css';

const map = L.map('map', { maxZoom: 19 }).setView([16.8409, 96.1735], 13);
const group = L.markerClusterGroup().addTo(map);

globalThis.drawAll = (points) => {
  group.clearLayers();
  const icon = L.divIcon({ className: 'marker', iconSize: [36, 36] });
  group.addLayers(points.map((point) => L.marker(point, { icon })));
};
