import { planImports } from '../core/telephony/connections/plan-imports.ts'

export const handler = planImports
