import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { isWritten } from './conflicts.ts'

/** A part of a transaction. */
export type Write = Extract<Parameters<typeof execute>[number], { entity: unknown }>

/** Writes all of it or nothing: false where a condition does not hold, or somebody else writes one of its items. */
export const writeTogether = (writes: readonly Write[]): Promise<boolean> => isWritten(execute(...writes))
