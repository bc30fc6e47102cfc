import type { Routes } from '#contract/route.ts'
import { contacts } from './contacts.ts'
import { exports } from './exports.ts'
import { fields } from './fields.ts'
import { groups } from './groups.ts'
import { imports } from './imports.ts'
import { labels } from './labels.ts'
import { merges } from './merges.ts'
import { notes } from './notes.ts'
import { pipeline } from './pipeline.ts'
import { views } from './views.ts'

export const customersRoutes = {
  contacts,
  merges,
  notes,
  groups,
  exports,
  pipeline,
  labels,
  fields,
  imports,
  views,
} as const satisfies Routes
