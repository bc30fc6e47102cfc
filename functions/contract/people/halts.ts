/** Why a dealership sends and starts nothing, the first that holds; each is a refusal's key. */
export const HALTS = ['organization_suspended', 'organization_closing', 'plan_ended'] as const
export type Halt = (typeof HALTS)[number]
