import { planImports } from '../core/connections/plan-imports.ts'

export const handler = planImports
