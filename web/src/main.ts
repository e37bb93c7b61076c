/** The start: settings into effect, drawings of the table into the page, then the app. */
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { adopt } from './art/sprite.ts';
import { registerOffline } from './offline/register.svelte.ts';
import { settings } from './store/settings.svelte.ts';
import { words } from './words/index.svelte.ts';

settings.show();
void adopt(`${import.meta.env.BASE_URL}art/table.svg`);

/** Never awaited at the top: a language that takes anything from this file would wait for the file, and the file for it. */
async function start(): Promise<void> {
  await words.speak(settings.language);
  const target = document.getElementById('app');
  if (target) mount(App, { target });
  registerOffline();
}
void start();
