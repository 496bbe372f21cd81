import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { words } from './words/words.svelte';

await words.load();
mount(App, { target: document.getElementById('app')! });
