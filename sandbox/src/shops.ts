import { statSync } from 'node:fs';
import path from 'node:path';
import { present } from './checked.ts';
import { localTime } from './world/calendar.ts';
import { kesarLane } from './world/data/store.ts';
import { keptStory } from './world/keep.ts';
import { loadOrders } from './world/loaded/load-orders.ts';
import { ordersTimeZone } from './world/loaded/loaded-store.ts';
import { rememberedStory } from './world/remember.ts';
import { storyOptions } from './world/make-world.ts';
import type { WorldOptions } from './world/make-world.ts';
import { tellStory } from './world/story/tell-story.ts';
import type { Story } from './world/story/story.ts';
import { worldAt } from './world/view/world-at.ts';
import type { World } from './world/world.ts';

/** A store of the sandbox. Its story is told from `world`, or read from an orders file; without both it is the demonstration merchant's. */
export type ShopDeclaration = {
  domain: string;
  name?: string;
  world?: Omit<WorldOptions, 'now'>;
  ordersFile?: string;
};

/** A small second store beside the demonstration merchant's. */
export const anotherShop: ShopDeclaration = {
  domain: 'another-shop.myshopify.com',
  name: 'Another Shop',
  world: { seed: 'another-shop-1', scale: 0.08, months: 3, events: [] },
};

type Shop = { declaration: ShopDeclaration; story: Story | null; world: World | null };

/** Every store the sandbox knows, told when it is first asked for and cut at the clock's minute. The first one is the main store. */
export class Shops {
  private readonly shops = new Map<string, Shop>();
  private readonly folder: string;

  constructor(declarations: readonly ShopDeclaration[], folder: string) {
    this.folder = folder;
    for (const declaration of declarations) this.declare(declaration);
  }

  declare(declaration: ShopDeclaration): void {
    this.shops.set(declaration.domain, { declaration, story: null, world: null });
  }

  /** Declares the stores anew; what was told of unchanged ones is kept. */
  reset(declarations: readonly ShopDeclaration[]): void {
    const told = [...this.shops.values()];
    this.shops.clear();
    for (const declaration of declarations) {
      const known = told.find(shop => shop.declaration === declaration);
      this.shops.set(declaration.domain, known ?? { declaration, story: null, world: null });
    }
  }

  domains(): string[] {
    return [...this.shops.keys()];
  }

  main(now: number): World {
    return this.worldAt(present(this.shops.values().next().value, 'value'), now);
  }

  find(domain: string, now: number): World | null {
    const shop = this.shops.get(domain);
    return shop ? this.worldAt(shop, now) : null;
  }

  private worldAt(shop: Shop, now: number): World {
    const { declaration } = shop;
    const told = declaration.world?.store?.timeZone ?? kesarLane.timeZone;
    const timeZone = declaration.ordersFile === undefined ? told : ordersTimeZone;
    const { day, minute } = localTime(now, timeZone);
    if (shop.world?.today === day && shop.world.minute === minute) return shop.world;
    if (shop.story?.today !== day) shop.story = this.storyOf(declaration, { day, now });
    shop.world = worldAt(shop.story, { now, minute });
    return shop.world;
  }

  /** Large stories are kept on the disk; small ones are told in the time it takes to read them, and remembered. */
  private storyOf(declaration: ShopDeclaration, { day, now }: { day: number; now: number }): Story {
    const { domain, name, ordersFile } = declaration;
    const store = name === undefined ? { domain } : { domain, name, site: `${domain.split('.')[0]}.example` };
    if (ordersFile !== undefined) {
      const { size, mtimeMs } = statSync(ordersFile);
      const key = { ordersFile: path.resolve(ordersFile), size, mtimeMs, day };
      const story = keptStory(this.folder, key, () => loadOrders(ordersFile, day));
      return { ...story, store: { ...story.store, ...store } };
    }
    const options = storyOptions({ ...declaration.world, now, store: { ...declaration.world?.store, ...store } });
    if ((options.scale ?? 1) < 0.3) return rememberedStory(options);
    return keptStory(this.folder, options, () => tellStory(options));
  }
}
