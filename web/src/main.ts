import { mount } from 'svelte';
import App from './App.svelte';
import './style/fonts.css';
import './style/theme.css';
import './style/base.css';
import { preferences } from './preferences.svelte';
import { loadWords } from './text/load';

const target = document.getElementById('app');
if (target) {
  await loadWords(preferences.locale);
  mount(App, { target });
}
