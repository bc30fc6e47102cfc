import type { Routes } from '#contract/route.ts'
import { archives } from './archive.ts'
import { account, closingAdmin } from './closing.ts'

export const leavingRoutes = {
  account: { ...account, export: archives.create, getExport: archives.get },
  admin: closingAdmin,
} as const satisfies Routes
