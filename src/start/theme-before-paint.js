// Runs before the first paint, so that no wrong colour or language flashes. Keys: src/theme/preferences.ts. ES5 only, so that old
// browsers reach the error message below.
(function () {
  var root = document.documentElement;
  var accents = ['limeGreen', 'teal', 'green', 'orange', 'leafGreen', 'pink'];
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  }
  var mode = stored('app-theme');
  if (mode === null) mode = stored('selectedTheme');
  var accent = stored('selectedColor');
  root.setAttribute('data-color-scheme', stored('token') && mode === 'dark' ? 'dark' : 'light');
  root.setAttribute('data-accent', accents.indexOf(accent) < 0 ? 'limeGreen' : accent);
  // Which frame index.html paints.
  root.setAttribute('data-screen', stored('token') ? 'app' : 'login');
  // A collapsed menu is painted as narrow as it is drawn.
  root.setAttribute('data-menu', stored('menu') === 'rail' ? 'rail' : 'open');
  root.lang = stored('lang') === 'ja' ? 'ja' : 'en';

  // Whatever stops the application before it draws anything must not leave the grey frame standing.
  function sayThatItFailed(event) {
    var failure = document.getElementById('start-failure');
    var drawn = document.getElementById('root');
    var isOfOtherPart = event.target.nodeName && event.target.nodeName !== 'SCRIPT';
    if (!failure || !drawn || drawn.firstChild || isOfOtherPart) return;
    var error = event.error || event.reason;
    document.querySelector('.boot').hidden = true;
    failure.hidden = false;
    failure.lastElementChild.textContent = (error && error.message) || event.message || '';
  }
  // A file that does not load is told to itself alone, which only the way down to it passes here.
  window.addEventListener('error', sayThatItFailed, true);
  window.addEventListener('unhandledrejection', sayThatItFailed);
})();
