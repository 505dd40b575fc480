import { mount } from 'svelte';
import App from './App.svelte';
import './style/fonts.css';
import './style/theme.css';
import './style/base.css';
import { pageOf } from './pages';
import { preferences } from './preferences.svelte';
import { router } from './router.svelte';
import { loadWords } from './text/load';

const target = document.getElementById('app');
if (target) {
  void pageOf(router.place.page); // fetched while the words are
  await loadWords(preferences.locale);
  mount(App, { target });
}
