/** Animation queue: what has just happened, one thing after the other and never for long. */
import { tick } from 'svelte';
import type { LogLine } from '../../wire/types';
import { happeningOf, type Happening } from './happenings';
import { pointOfPlace, pointOfShip } from './position';
import { bent, play, spacesOf, together, type Scene } from './scenes';
import { landOf, waterOf, type Point } from './spaces';
import type { Flag, Place, SeaId, ShipId, TerritoryId, View } from './view';

/** One space of sailing, one march, one fall. */
const LENGTH = 380;
/** A whole turn of another player takes no longer. */
const MOST = 2500;
/** How long a result is outlined if nothing may move. */
const OUTLINE = 1000;

/** Something that moves: a ship, or counters on their way. */
export interface Ghost {
  key: string;
  ship: ShipId | null;
  token: { kind: 'bands' | 'natives' | 'gold'; flag: Flag; count: number } | null;
  at: Point;
  size: number;
  turn: number;
  opacity: number;
}

export class Stage {
  ghosts = $state<Ghost[]>([]);
  /** Ships that are drawn as ghosts. */
  away = $state.raw(new Set<string>());
  /** Territories that are being drawn for the first time. */
  fresh = $state.raw(new Set<TerritoryId>());
  /** Spaces whose change is outlined. */
  outlined = $state.raw(new Set<number>());
  /** Spaces of the last thing that happened, until the next. */
  trace = $state.raw(new Set<number>());

  /** A ship that is already drawn at her goal, because this player sent her there. */
  anticipated: ShipId | null = null;

  private queue: Scene[] = [];
  private running = false;
  private seen: LogLine[] = [];
  /** The last trace, for the return from an earlier position. */
  private left = new Set<number>();
  private before: View | null = null;
  private serial = 0;
  /** How often each ship still sails in what is waiting. */
  private readonly voyages = new Map<ShipId, number>();

  /** Takes note of a position and of what led to it. */
  follow(view: View, news: LogLine[], motion: boolean): void {
    const before = this.before;
    this.before = view;
    // A jump to another position: drop the animation.
    if (news.length === 0) {
      this.trace = new Set();
      return this.clear();
    }
    if (news === this.seen) {
      this.trace = this.left;
      return;
    }
    this.seen = news;
    if (!before) return;
    const happenings = news.flatMap((line) => happeningOf(line) ?? []);
    const touched = spacesOf(before, view, happenings);
    // An opening touches a whole den, which is clear without an outline.
    if (touched.size > 0 && view.round > 0) this.trace = this.left = touched;
    if (document.hidden) return;
    if (!motion) return this.outline(touched);
    const scenes = happenings.flatMap((happening) => this.scenesOf(happening, before, view));
    this.anticipated = null;
    const total = [...this.queue, ...scenes].reduce((sum, scene) => sum + scene.length, 0);
    // When too much is queued, everything goes faster.
    const haste = Math.min(1, MOST / total);
    this.queue = [...this.queue, ...scenes].map((scene) => ({ ...scene, length: scene.length * haste }));
    void this.run();
  }

  /** Ends all animation at once. */
  clear(): void {
    this.queue = [];
    this.voyages.clear();
    this.ghosts = [];
    this.away = new Set();
    this.fresh = new Set();
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (let scene = this.queue.shift(); scene; scene = this.queue.shift()) {
      scene.begin?.();
      await tick();
      await play(scene);
      scene.end?.();
    }
    this.running = false;
    this.clear();
  }

  private scenesOf({ name, fact }: Happening, before: View, view: View): Scene[] {
    switch (name) {
      case 'sailed':
        if (fact.ship === this.anticipated) return [];
        return [this.sail(fact.ship, waterOf(fact.from).layout.ship, fact.to)];
      case 'launched': {
        const from = pointOfShip(before.ships[fact.ship]);
        return from ? [this.sail(fact.ship, from, fact.sea)] : [];
      }
      case 'hauled': {
        const [from, to] = [pointOfPlace(before, fact.from), pointOfPlace(view, fact.to)];
        if (!from || !to) return [];
        const bands = this.march({ kind: 'bands', flag: fact.colour, count: fact.bands }, from, to, 0);
        const gold =
          fact.ingots > 0
            ? [this.march({ kind: 'gold', flag: fact.colour, count: fact.ingots }, from, to, 34)]
            : [];
        return [together([bands, ...gold])];
      }
      case 'fought':
        return [
          together([
            ...this.fall(before, fact.target, fact.defenders_lost, 0),
            ...this.fall(before, fact.from, fact.attackers_lost, 0),
          ]),
        ].filter(({ length }) => length > 0);
      case 'explored':
        return [this.draw(fact.territory)];
      case 'converted':
      case 'garrisoned':
        return fact.bands > 0 ? [this.land(fact.territory, 'bands', fact.colour, fact.bands)] : [];
      case 'recruited':
        return [this.land(fact.territory, 'bands', fact.colour, 1)];
      case 'gold_placed':
        return [this.land(fact.territory, 'gold', fact.colour, fact.gold)];
      case 'stationed': {
        const kind = fact.piece === 'native' ? 'natives' : 'bands';
        return fact.count > 0
          ? [this.land(fact.territory, kind, kind === 'natives' ? 'natives' : fact.colour, fact.count)]
          : [];
      }
      case 'sunk': {
        const point = pointOfShip(before.ships[fact.ship]);
        return point ? [this.sink(fact.ship, point)] : [];
      }
      case 'invaded':
      case 'seized':
      case 'built':
      case 'gold_rolled':
      case 'natives_rolled':
      case 'combat_rolled':
      case 'weapon_played':
      case 'mustered':
        return [];
    }
    return [];
  }

  /** A ship follows her route and rocks by two degrees; before her turn in the queue she waits where she was. */
  private sail(ship: ShipId, from: Point, to: SeaId): Scene {
    const goal = waterOf(to).layout;
    const ghost = this.ghost({ ship, at: from, size: goal.size });
    this.voyages.set(ship, (this.voyages.get(ship) ?? 0) + 1);
    if (!this.away.has(ship)) this.raise(ghost);
    this.away = new Set([...this.away, ship]);
    return {
      length: LENGTH,
      show: (part) => {
        this.move(ghost, { at: bent(from, goal.ship, part), turn: 2 * Math.sin(part * Math.PI * 3) });
      },
      begin: () => this.raise(ghost),
      end: () => {
        const left = (this.voyages.get(ship) ?? 1) - 1;
        this.voyages.set(ship, left);
        if (left > 0) return;
        this.away = new Set([...this.away].filter((other) => other !== ship));
        this.dismiss(ghost);
      },
    };
  }

  private march(token: NonNullable<Ghost['token']>, from: Point, to: Point, aside: number): Scene {
    const ghost = this.ghost({ token, at: from, size: 1 });
    return {
      length: LENGTH,
      show: (part) => {
        const [x, y] = bent(from, to, part);
        this.move(ghost, { at: [x + aside, y], opacity: part > 0.85 ? (1 - part) / 0.15 : 1 });
      },
      begin: () => this.raise(ghost),
      end: () => this.dismiss(ghost),
    };
  }

  /** A counter that is lost falls twelve units and fades. */
  private fall(before: View, place: Place, count: number, aside: number): Scene[] {
    const point = pointOfPlace(before, place);
    if (count === 0 || !point) return [];
    const ground = place in before.ships ? null : before.territories[place as TerritoryId];
    const flag = ground ? ground.flag : (before.ships[place as ShipId].last_owner ?? 'azure');
    const ghost = this.ghost({
      token: { kind: flag === 'natives' ? 'natives' : 'bands', flag, count },
      at: point,
      size: 1,
    });
    return [
      {
        length: LENGTH,
        show: (part) =>
          this.move(ghost, { at: [point[0] + aside, point[1] - 8 + 20 * part], opacity: 1 - part }),
        begin: () => this.raise(ghost),
        end: () => this.dismiss(ghost),
      },
    ];
  }

  /** Counters that come from the box are put down. */
  private land(territory: TerritoryId, kind: 'bands' | 'natives' | 'gold', flag: Flag, count: number): Scene {
    const [x, y] = landOf(territory).layout.at;
    const ghost = this.ghost({ token: { kind, flag, count }, at: [x, y - 46], size: 1 });
    return {
      length: 0.7 * LENGTH,
      show: (part) =>
        this.move(ghost, { at: [x, y - 46 * (1 - part)], opacity: part > 0.8 ? (1 - part) / 0.2 : 1 }),
      begin: () => this.raise(ghost),
      end: () => this.dismiss(ghost),
    };
  }

  private draw(territory: TerritoryId): Scene {
    return {
      length: 2 * LENGTH,
      show: () => undefined,
      begin: () => {
        this.fresh = new Set([...this.fresh, territory]);
      },
    };
  }

  private sink(ship: ShipId, at: Point): Scene {
    const ghost = this.ghost({ ship, at, size: 1 });
    return {
      length: 1.5 * LENGTH,
      show: (part) =>
        this.move(ghost, { at: [at[0], at[1] + 24 * part], turn: 22 * part, opacity: 1 - part }),
      begin: () => this.raise(ghost),
      end: () => this.dismiss(ghost),
    };
  }

  private ghost(parts: Partial<Ghost> & Pick<Ghost, 'at' | 'size'>): Ghost {
    this.serial += 1;
    return { key: `g${this.serial}`, ship: null, token: null, turn: 0, opacity: 1, ...parts };
  }

  private raise(ghost: Ghost): void {
    const others = this.ghosts.filter(({ key, ship }) => key !== ghost.key && (!ship || ship !== ghost.ship));
    this.ghosts = [...others, ghost];
  }

  private dismiss(ghost: Ghost): void {
    this.ghosts = this.ghosts.filter(({ key }) => key !== ghost.key);
  }

  private move(ghost: Ghost, change: Partial<Ghost>): void {
    const shown = this.ghosts.find(({ key }) => key === ghost.key);
    if (shown) Object.assign(shown, change);
  }

  private outline(touched: Set<number>): void {
    if (touched.size === 0) return;
    this.outlined = touched;
    setTimeout(() => {
      if (this.outlined === touched) this.outlined = new Set();
    }, OUTLINE);
  }
}
