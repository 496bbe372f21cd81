import { mount } from 'svelte';
import './theme.css';
import './app.css';
import App from './App.svelte';
import { install } from './install/install.svelte';
import { renew } from './install/update';
import { words } from './words/words.svelte';

addEventListener('vite:preloadError', () => void renew());

// Until the words are there, the page says in all languages what to do if nothing else appears.
await words.load();
const target = document.getElementById('app')!;
target.replaceChildren();
mount(App, { target });
install.keepOffline();
