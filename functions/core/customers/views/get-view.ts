import type { Ctx } from '../../platform/ctx.ts'
import { findGone } from '../groups/find-gone.ts'
import type { ViewItem } from './entity.ts'
import { presentView } from './present-view.ts'

/** A view as its readers get it. */
export const getView = async (ctx: Ctx, view: ViewItem) => presentView(ctx, view, await findGone(ctx.org, view.query))
