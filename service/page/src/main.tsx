/**
 * The door of the page: what it takes from the browser, it takes here.
 *
 * The token leaves the address bar at once, so that no history, no screenshot and no copied link has it; it lives in memory until the page is left.
 */
import { render } from 'preact';
import '../styles.css';
import '../pickers.css';
import { sessionApi } from './api.js';
import { tokenIn } from './arrival.js';
import { languageOf } from './language.js';
import { App } from './parts/App.js';
import { surroundingsIn } from './surroundings.js';

const token = tokenIn(location.hash);
history.replaceState(null, '', location.pathname);
// another session that is opened in this tab changes the fragment, and nothing else
addEventListener('hashchange', () => {
  if (tokenIn(location.hash) !== undefined) location.reload();
});

const api = token === undefined ? undefined : sessionApi(new URL('session/api', document.baseURI).href, token, fetch.bind(globalThis));
const surroundings = await surroundingsIn(languageOf(navigator.languages));
const today = new Date().toISOString().slice(0, 10);
const page = document.getElementById('page');
if (page !== null) render(<App api={api} surroundings={surroundings} today={today} />, page);
