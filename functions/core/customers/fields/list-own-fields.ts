import type { Ctx } from '../../platform/ctx.ts'
import { presentField } from './rules.ts'
import { listFields } from './store.ts'

/** The dealership's own fields, in the order of their making. */
export const listOwnFields = async ({ org }: Ctx) => ({ data: (await listFields(org)).map(presentField) })
