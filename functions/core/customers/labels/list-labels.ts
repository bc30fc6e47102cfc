import type { Ctx } from '../../platform/ctx.ts'
import { labelsOf } from './rules.ts'
import { findLabels } from './store.ts'

export const listLabels = async ({ org }: Pick<Ctx, 'org'>) => ({ data: labelsOf(await findLabels(org)) })
