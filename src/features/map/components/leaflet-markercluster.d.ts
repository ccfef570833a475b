import 'leaflet';

// The part of leaflet.markercluster that the map uses; the package brings no types.
declare module 'leaflet' {
  interface MarkerClusterGroupOptions extends LayerOptions {
    maxClusterRadius?: number;
    showCoverageOnHover?: boolean;
    animate?: boolean;
    iconCreateFunction?: (cluster: MarkerCluster) => DivIcon;
  }

  class MarkerCluster extends Marker {
    getAllChildMarkers(): Marker[];
    getChildCount(): number;
    spiderfy(): void;
  }

  class MarkerClusterGroup extends FeatureGroup {
    addLayers(layers: Layer[]): this;
    /** The marker itself, or the cluster that stands for it; null while neither is drawn. */
    getVisibleParent(marker: Marker): Marker | null;
  }
}
