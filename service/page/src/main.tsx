/**
 * Where the page starts: the only module that reads from the browser what the page needs (address, languages, storage), and hands it on.
 *
 * The token leaves the address bar at once, so that no history, no screenshot and no copied link has it. The tab keeps it until the session ends, and what
 * is typed until the form closes.
 */
import { render } from 'preact';
import '../styles.css';
import '../pickers.css';
import { type Api, sessionApi } from './api.js';
import { tokenIn } from './arrival.js';
import { forgettingFetch, keptSession } from './kept-session.js';
import { languageOf } from './language.js';
import { App } from './parts/App.js';
import { surroundingsIn } from './surroundings.js';

const kept = keptSession(() => sessionStorage, location.pathname);
const arrived = tokenIn(location.hash);
if (arrived !== undefined) kept.keep(arrived);
history.replaceState(history.state, '', location.pathname);
// another session that is opened in this tab changes the fragment, and nothing else
addEventListener('hashchange', () => {
  if (tokenIn(location.hash) !== undefined) location.reload();
});

function apiOf(token: string): Api {
  const api = sessionApi(new URL('session/api', document.baseURI).href, token, forgettingFetch(fetch.bind(globalThis), kept));
  const end: Api['end'] = () => {
    kept.forget();
    return api.end();
  };
  return { ...api, end };
}

const token = arrived ?? kept.read();
const surroundings = await surroundingsIn(languageOf(navigator.languages));
const today = new Date().toISOString().slice(0, 10);
const page = document.getElementById('page');
const api = token === undefined ? undefined : apiOf(token);
if (page !== null) render(<App api={api} draft={kept.draft} surroundings={surroundings} today={today} />, page);
