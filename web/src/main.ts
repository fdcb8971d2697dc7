import './styles/main.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { games } from './games';
import { speak } from './lib/i18n.svelte';
import { followLinks } from './lib/route.svelte';
import { keepSettings, settings } from './lib/settings.svelte';

settings.lastGame ||= games[0]!.id;
keepSettings();
followLinks();
await speak(settings.language);
mount(App, { target: document.getElementById('app')! });
