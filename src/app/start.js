// Starts at once what this visit needs, while its first file is still on its way: the files of its page, and where somebody
// is signed in their first reads. The build puts `START` before it: the files of each page, and what it reads
// first. `api/early-calls` takes the answers over. Plain old words: a browser that cannot read them must still say why it fails.
/* global START */
(function () {
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  var token = stored('token');
  var language = stored('lang') === 'ja' ? 'ja' : 'en';
  var path = location.pathname.replace(/\/+$/, '') || '/';
  var page = token
    ? START.pages.filter(function (each) {
        return new RegExp(each.path).test(path);
      })[0]
    : undefined;

  var files = token ? START.signedIn.concat(page ? page.files : []) : START.login;
  if (token) files = files.concat(START.words[language], page ? page.words[language] : []);
  files
    .filter(function (file, index) {
      return files.indexOf(file) === index;
    })
    .forEach(function (file) {
      var name = '/' + START.files[file];
      var link = document.createElement('link');
      link.rel = /\.css$/.test(name) ? 'preload' : 'modulepreload';
      if (link.rel === 'preload') link.as = 'style';
      else link.crossOrigin = '';
      link.href = name;
      document.head.appendChild(link);
    });

  /** Sent as the application would send it. */
  function ask(method, path, body) {
    var controller = new AbortController();
    var headers = { Accept: 'application/json', Authorization: 'Bearer ' + token };
    if (body) headers['Content-Type'] = 'application/json';
    var answer = fetch(START.api + '/' + path, {
      method,
      headers,
      body: body || undefined,
      signal: controller.signal,
    });
    // Told by whoever takes it over.
    answer.catch(function () {});
    return {
      method,
      path,
      body,
      token,
      sentAt: performance.now(),
      answer,
      abort() {
        controller.abort();
      },
    };
  }

  var me = null;
  try {
    me = JSON.parse(stored('startsAs'));
  } catch {
    // Nobody has been here since they signed in elsewhere.
  }
  // Which groups of the menu index.html paints.
  if (me && me.role === 1) document.documentElement.setAttribute('data-role', 'admin');
  if (!token || !START.api || !window.AbortController) return;
  var reads = page && me ? (me.role === 1 ? page.reads.admin : page.reads.other) : [];
  window.earlyCalls = [ask('GET', 'user', '')].concat(
    reads.map(function (read) {
      return ask('POST', read[0], read[1].split(START.me).join(String(Number(me.id))));
    }),
  );
})();
