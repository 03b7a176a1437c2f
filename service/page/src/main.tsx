/**
 * The entry of the page, and the only module that reads the address, the languages and the storage of the browser.
 *
 * The token is removed from the address bar at once, so that it is in no history, screenshot or copied link. The tab keeps it until the session ends,
 * and the draft, sealed, until the form closes, or for an hour.
 */
import { render } from 'preact';
import '../styles.css';
import '../pickers.css';
import { type Api, sessionApi } from './api.js';
import { tokenIn } from './arrival.js';
import { embeddingIn } from './embedding.js';
import { forgettingFetch, keptSession } from './kept-session.js';
import { languageOf } from './language.js';
import { App } from './parts/App.js';
import { firstSurroundingsIn } from './surroundings.js';

const kept = keptSession(() => sessionStorage, location.pathname);
// the loader in the HTML has taken it out of the address bar
const { payprepFragment = location.hash } = globalThis as { readonly payprepFragment?: string };
const arrived = tokenIn(payprepFragment);
if (arrived !== undefined) kept.keep(arrived);
history.replaceState(history.state, '', location.pathname + location.search);
// another session that is opened in this tab only changes the fragment
addEventListener('hashchange', () => {
  if (tokenIn(location.hash) !== undefined) location.reload();
});

function apiOf(token: string): Api {
  const api = sessionApi(new URL('session/api', document.baseURI).href, token, forgettingFetch(fetch.bind(globalThis), kept));
  const end: Api['end'] = () => {
    kept.leave();
    return api.end();
  };
  return { ...api, end };
}

const token = arrived ?? kept.read();
const surroundings = await firstSurroundingsIn(languageOf(navigator.languages)).catch(() => firstSurroundingsIn('en'));
const today = new Date().toISOString().slice(0, 10);
const page = document.getElementById('page');
const api = token === undefined ? undefined : apiOf(token);
// what the HTML shows until then would stay beside it
page?.replaceChildren();
if (page !== null)
  render(
    <App api={api} draft={kept.draft} embedding={embeddingIn(window, location.href)} surroundings={surroundings} today={today} />,
    page,
  );
