/** A page of Archipelago's drawings with made-up positions, to be looked at while they are drawn. */
import '../src/styles/main.css';
import { mount, type Component } from 'svelte';
import RegionTile from '../src/boards/archipelago/RegionTile.svelte';
import { inWords, regions } from '../src/boards/archipelago/data';
import { language, speak } from '../src/lib/i18n.svelte';

const target = document.body;
const wish = new URLSearchParams(location.search);

function place<Props extends Record<string, unknown>>(what: Component<Props>, props: Props, into = target): void {
  mount(what, { target: into, props });
}

function box(className: string, into: HTMLElement = target): HTMLElement {
  const made = document.createElement('div');
  made.className = className;
  into.append(made);
  return made;
}

function sheet(): void {
  const grid = box('look-sheet');
  for (const region of regions) {
    const cell = box('look-cell', grid);
    place(RegionTile, { region: region.id, seed: Number(wish.get('seed') ?? 5) }, cell);
    const name = document.createElement('em');
    name.textContent = inWords(region.name, language());
    cell.append(name);
  }
}

const pages: Record<string, () => void> = { sheet };

await speak(wish.get('lang') === 'it' ? 'it' : 'en');
document.documentElement.dataset['theme'] = wish.get('theme') ?? 'light';
pages[wish.get('page') ?? 'sheet']?.();
document.documentElement.dataset['ready'] = 'yes';
