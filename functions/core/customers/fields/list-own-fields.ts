import type { Ctx } from '../../platform/ctx.ts'
import { listFields } from './door.ts'
import { presentField } from './rules.ts'

/** The dealership's own fields, in the order of their making. */
export const listOwnFields = async ({ org }: Ctx) => ({ data: (await listFields(org)).map(presentField) })
