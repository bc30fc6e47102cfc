import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { deleteTest } from './store.ts'

export async function removeTest({ org }: Ctx, { id }: { id: string }): Promise<void> {
  if (!(await deleteTest(org, id))) throw notFound()
}
