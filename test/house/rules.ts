import { arrows } from './arrows.ts'
import { browser } from './browser.ts'
import { channels } from './channels.ts'
import { core } from './core.ts'
import { doors } from './doors.ts'
import { exports } from './exports.ts'
import { hazards } from './hazards.ts'
import type { Rule } from './house.ts'
import { knowledge } from './knowledge.ts'
import { packages } from './packages.ts'
import { places } from './places.ts'
import { promises } from './promises.ts'
import { rights } from './rights.ts'
import { shape } from './shape.ts'
import { vendors } from './vendors.ts'
import { words } from './words.ts'

/** All rules for the tree. */
export const rules: Rule[] = [
  ...arrows,
  ...packages,
  ...core,
  ...doors,
  ...channels,
  ...knowledge,
  ...rights,
  ...promises,
  ...browser,
  ...places,
  ...hazards,
  ...shape,
  ...exports,
  ...vendors,
  ...words,
]
