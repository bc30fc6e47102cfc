import { arrows } from './arrows.ts'
import { browser } from './browser.ts'
import { channels } from './channels.ts'
import { core } from './core.ts'
import type { Rule } from './house.ts'
import { knowledge } from './knowledge.ts'
import { packages } from './packages.ts'
import { rights } from './rights.ts'
import { shape } from './shape.ts'

/** All rules for the tree. */
export const rules: Rule[] = [
  ...arrows,
  ...packages,
  ...core,
  ...channels,
  ...knowledge,
  ...rights,
  ...browser,
  ...shape,
]
