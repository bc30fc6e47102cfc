import type { Routes } from '#contract/route.ts'
import { contacts } from './contacts.ts'
import { exports } from './exports.ts'
import { groups } from './groups.ts'
import { imports } from './imports.ts'
import { labels } from './labels.ts'
import { notes } from './notes.ts'
import { pipeline } from './pipeline.ts'

export const customersRoutes = {
  contacts,
  notes,
  groups,
  exports,
  pipeline,
  labels,
  imports,
} as const satisfies Routes
