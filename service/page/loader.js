/**
 * Loads the styles and the script of the page. It stands in the HTML, whose policy allows it by its hash.
 *
 * While a release replaces another, the HTML may come from a new process and an asset be asked of an old one, which answers 404. So each asset is asked
 * for until it comes, before a browser that remembers failures imports it; and if it does not come, the page says so instead of staying empty. What the
 * script imports later comes in the same way: it asks for it here.
 *
 * The gotcha: the token is taken out of the address bar here, because the script that needs it may never come.
 */
(() => {
  /** Language → what failed, and what to do. */
  const TEXTS = {
    ar: ['تعذر تحميل هذه الصفحة.', 'إعادة المحاولة'],
    de: ['Diese Seite konnte nicht geladen werden.', 'Erneut versuchen'],
    en: ['This page could not be loaded.', 'Try again'],
    es: ['No se ha podido cargar esta página.', 'Reintentar'],
    fr: ['Cette page n’a pas pu être chargée.', 'Réessayer'],
    it: ['Non è stato possibile caricare questa pagina.', 'Riprova'],
    ja: ['このページを読み込めませんでした。', '再試行'],
    nl: ['Deze pagina kon niet worden geladen.', 'Opnieuw proberen'],
    pl: ['Nie udało się załadować tej strony.', 'Spróbuj ponownie'],
    pt: ['Não foi possível carregar esta página.', 'Tentar de novo'],
    sv: ['Sidan kunde inte läsas in.', 'Försök igen'],
    tr: ['Bu sayfa yüklenemedi.', 'Yeniden dene'],
  };
  /** Milliseconds before each further attempt. */
  const DELAYS = [300, 600, 1200, 2400, 4800];

  const page = document.getElementById('page');
  const { hash, pathname, search } = location;
  // an embedded page names its parent there, which it needs again when it is loaded anew
  history.replaceState(history.state, '', pathname + search);
  globalThis.payprepFragment = hash;

  const isThere = (url, priority) =>
    fetch(url, { credentials: 'omit', priority })
      // the whole body, so that the import finds it in the cache
      .then((answer) => answer.arrayBuffer().then(() => answer.ok))
      .catch(() => false);

  async function arrival(url, priority = 'auto', delays = DELAYS) {
    for (let tried = 0; !(await isThere(url, priority)); tried += 1) {
      if (tried === delays.length) throw new Error('An asset of the page is missing.');
      await new Promise((resolve) => setTimeout(resolve, delays[tried]));
    }
  }

  function showFailure() {
    const language = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => Object.hasOwn(TEXTS, tag)) ?? 'en';
    const [text, again] = TEXTS[language];
    const [line, button] = [document.createElement('p'), document.createElement('button')];
    line.textContent = text;
    line.setAttribute('role', 'alert');
    button.textContent = again;
    button.type = 'button';
    button.onclick = () => {
      history.replaceState(history.state, '', pathname + search + hash);
      location.reload();
    };
    document.documentElement.lang = language;
    document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
    page.replaceChildren(line, button);
  }

  async function load() {
    const { styles, script, chunks, later } = JSON.parse(page.dataset.assets);
    // for what the script imports later: the engine, which may take its time, and texts, without which the page is English
    globalThis.payprepArrival = (part) => {
      const patience = part === 'engine' ? ['low'] : ['auto', DELAYS.slice(0, 3)];
      return Promise.all((later[part] ?? []).map((url) => arrival(url, ...patience)));
    };
    await Promise.all([...styles, script, ...chunks].map((url) => arrival(url)));
    for (const style of styles) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = style;
      document.head.append(link);
    }
    await import(new URL(script, document.baseURI).href);
  }

  load().catch(showFailure);
})();
