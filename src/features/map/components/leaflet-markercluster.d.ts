import 'leaflet';

// The part of leaflet.markercluster that the map uses; the package has no types.
declare module 'leaflet' {
  interface MarkerClusterGroupOptions extends LayerOptions {
    showCoverageOnHover?: boolean;
    iconCreateFunction?: (cluster: MarkerCluster) => DivIcon;
  }

  class MarkerCluster extends Marker {
    getAllChildMarkers(): Marker[];
    getChildCount(): number;
    spiderfy(): void;
  }

  class MarkerClusterGroup extends FeatureGroup {
    addLayers(layers: readonly Layer[]): this;
    /** Returns the marker itself, or the cluster that contains it; null until drawn. */
    getVisibleParent(marker: Marker): Marker | null;
  }
}
