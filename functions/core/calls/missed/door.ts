import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import type { OrgId } from '../../platform/ctx.ts'
import { writeAll } from '../../platform/table/batches.ts'
import { TextBack } from './entity.ts'

/** Forgets that numbers were texted back. Safe to repeat. */
export const removeTextBacks = (org: OrgId, numbers: readonly string[]): Promise<void> =>
  writeAll(numbers.map((number) => TextBack.build(BatchDeleteRequest).key({ org, number })))
