import type { Routes } from '#contract/route.ts'
import { integrations } from './integrations.ts'
import { inventory } from './inventory.ts'
import { pages } from './pages.ts'
import { open } from './public.ts'
import { syncs } from './syncs.ts'

export const stockRoutes = {
  inventory,
  integrations,
  syncs,
  public: open,
  pages,
} as const satisfies Routes
